import type { IncomingMessage, ServerResponse } from 'node:http'
import { readHost } from '../hosts/host-name.ts'
import type { ServerParts } from '../parts.ts'
import { writeAnswer } from '../ready-bytes/cached-answer.ts'

/** Query keys that change what is answered; all others (campaign marks and the like) are no reason to draw a page anew. */
const MEANINGFUL = /(?:^|&)(?:toolbar|pagemenu|settings|search|return|sent)(?:=|&|$)/

export function cacheKey(siteId: string, path: string): string {
  return `${siteId} ${path}`
}

type Read = { host: string | undefined; forwardedHost: string | undefined; acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** The four headers that matter, straight from the wire: building the whole header object would cost more than the answer. */
function readHeaders(raw: readonly string[]): Read {
  const read: Read = { host: undefined, forwardedHost: undefined, acceptEncoding: undefined, ifNoneMatch: undefined }
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') read.host ??= raw[at + 1]
    else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') read.acceptEncoding ??= raw[at + 1]
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') read.ifNoneMatch ??= raw[at + 1]
    else if (name.length === 16 && name.toLowerCase() === 'x-forwarded-host') read.forwardedHost ??= raw[at + 1]
  }
  return read
}

/** Runs before any framework code: true when the visitor already has the answer. */
export function serveCached(parts: ServerParts, request: IncomingMessage, response: ServerResponse<IncomingMessage>): boolean {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const query = url.indexOf('?')
  if (query >= 0 && MEANINGFUL.test(url.slice(query + 1))) return false
  const { host, forwardedHost, acceptEncoding, ifNoneMatch } = readHeaders(request.rawHeaders)
  // A forwarded host counts only from listed proxies: anybody can send that header.
  const name = readHost(forwardedHost !== undefined && parts.config.isTrustedProxy(request.socket.remoteAddress) ? forwardedHost : host)
  const site = name === null ? null : parts.memory.peek(name)
  // Under another of its hosts the visitor is sent on.
  if (!site || site.host !== name) return false
  const answer = parts.pages.get(cacheKey(site.id, query < 0 ? url : url.slice(0, query)))
  if (answer === undefined || !parts.mayServeCached()) return false
  if (!writeAnswer(answer, { method, ifNoneMatch, acceptEncoding }, response)) return false
  parts.metrics.hits += 1
  return true
}

import type { IncomingMessage } from 'node:http'
import type { Site } from '../../model/site/site.ts'
import { readHost } from '../hosts/host-name.ts'
import type { ServerParts } from '../parts.ts'

/** Query keys that change what is answered; all others (campaign marks and the like) are no reason to draw a page anew. */
const MEANINGFUL = /(?:^|&)(?:toolbar|pagemenu|settings|search|return|sent)(?:=|&|$)/

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

export type Visit = { site: Site; path: string; method: string; acceptEncoding: string | undefined; ifNoneMatch: string | undefined }

/** Who asks for a page and nothing else, of a site that is known under this host; null where more has to be looked at. */
export function readVisit(parts: ServerParts, { method = '', url = '', rawHeaders, socket }: IncomingMessage): Visit | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const query = url.indexOf('?')
  if (query >= 0 && MEANINGFUL.test(url.slice(query + 1))) return null
  const { host, forwardedHost, acceptEncoding, ifNoneMatch } = readHeaders(rawHeaders)
  // A forwarded host counts only from listed proxies: anybody can send that header.
  const name = readHost(forwardedHost !== undefined && parts.config.isTrustedProxy(socket.remoteAddress) ? forwardedHost : host)
  const site = name === null ? null : parts.memory.peek(name)
  // Under another of its hosts the visitor is sent on.
  if (!site || site.host !== name || !parts.mayServeCached()) return null
  return { site, path: query < 0 ? url : url.slice(0, query), method, acceptEncoding, ifNoneMatch }
}

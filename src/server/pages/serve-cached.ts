import type { IncomingMessage, ServerResponse } from 'node:http'
import { hostName } from '../hosts/host-name.ts'
import type { ServerParts } from '../parts.ts'
import { writeAnswer } from './cached-answer.ts'

/** Query keys that change what is answered; all others (campaign marks and the like) are no reason to draw a page anew. */
const MEANINGFUL = /(?:^|&)(?:toolbar|pagemenu|settings|search|return)(?:=|&|$)/

export function cacheKey(siteId: string, path: string): string {
  return `${siteId} ${path}`
}

/** Runs before any framework code: true when the visitor already has the answer. */
export function serveCached(parts: ServerParts, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { url = '' } = request
  const query = url.indexOf('?')
  if (query >= 0 && MEANINGFUL.test(url.slice(query + 1))) return false
  const host = hostName(request, parts.config.isTrustedProxy)
  const site = host === null ? null : parts.memory.peek(host)
  if (!site) return false
  const answer = parts.pages.get(cacheKey(site.id, query < 0 ? url : url.slice(0, query)))
  if (answer === undefined || !parts.mayServeCached()) return false
  parts.metrics.hits += 1
  writeAnswer(answer, request, response)
  return true
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../model/refusal.ts'
import type { Site } from '../model/site/site.ts'
import { plainRefusal } from './api/answer.ts'
import { createHoldBack } from './hold-back.ts'
import { readHost } from './hosts/host-name.ts'
import { cacheKey } from './ready-bytes/cache-key.ts'
import type { ServerParts } from './parts.ts'
import { refusePage, RETRY_AFTER_SECONDS, writeRefusal, type ReadyRefusal } from './refuse-page.ts'

/** Files and questions of the operator cost next to nothing, or have lines of their own. */
const UNBOUNDED = /^\/(?:assets|media|video)\/|^\/(?:livez|readyz)$/
const EDIT = /^\/[a-z]{2}\/edit(?:\/|\?|$)/
const SEARCH = /^\/[a-z]{2}\/search(?:\?|$)/

/** Sends away before any framework code runs, because saying no must stay much cheaper than the work; true when it did. */
export function createShed(parts: ServerParts): (request: IncomingMessage, response: ServerResponse) => boolean {
  const holdBack = createHoldBack()
  return (request, response) => {
    const refuse = refusalFor(parts, request, response)
    if (refuse) holdBack(refuse)
    return refuse !== null
  }
}

function refusalFor(parts: ServerParts, request: IncomingMessage, response: ServerResponse): (() => void) | null {
  const { url = '', method = 'GET', headers } = request
  const site = siteOf(parts, request)
  if (!site || UNBOUNDED.test(url)) return null
  const isApi = url.startsWith('/api/')
  const isRead = method === 'GET' || method === 'HEAD'
  const lane = isApi || !isRead || EDIT.test(url) ? 'call' : SEARCH.test(url) ? 'search' : 'page'
  if (!parts.admission.isFull(lane, site.id)) return null
  if (lane === 'page' && isThere(parts, cacheKey(site.id, url.split('?', 1)[0] ?? ''))) return null
  // What was not read of a body would be taken for the next request.
  if (!isRead) response.shouldKeepAlive = false
  if (!isApi) return () => refusePage(parts, { site, path: url, method }, response)
  const answer = callAnswer(headers['accept-language'])
  return () => writeRefusal(parts, { kind: 'api', method, answer }, response)
}

/** A page that is kept and only has to be packed, or is being drawn for somebody else, costs nothing more. */
const isThere = ({ pages }: ServerParts, key: string) => pages.isDrawing(key) || pages.get(key) !== undefined

function siteOf(parts: ServerParts, { headers, socket }: IncomingMessage): Site | null | undefined {
  const { 'x-forwarded-host': forwarded } = headers
  const host = readHost(typeof forwarded === 'string' && parts.config.isTrustedProxy(socket.remoteAddress) ? forwarded : headers.host)
  return host === null ? null : parts.memory.peek(host)
}

function callAnswer(acceptLanguage = ''): ReadyRefusal {
  const { headers, body } = plainRefusal(new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }), { acceptLanguage, requestId: undefined })
  return { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body }
}

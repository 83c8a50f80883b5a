import type { IncomingMessage, ServerResponse } from 'node:http'
import { errorTexts } from '../i18n/errors/texts.ts'
import { isLocale, type Locale } from '../model/locales.ts'
import { Refusal } from '../model/refusal.ts'
import type { Site } from '../model/site/site.ts'
import { plainRefusal } from './api/answer.ts'
import { createHoldBack } from './hold-back.ts'
import { readHost } from './hosts/host-name.ts'
import { htmlHeaders, PRIVATE } from './middleware/security-headers.ts'
import { cacheKey } from './pages/serve-cached.ts'
import type { ServerParts } from './parts.ts'

const RETRY_AFTER_SECONDS = 2

/** Files and questions of the operator cost next to nothing, or have lines of their own. */
const UNBOUNDED = /^\/(?:assets|media|video)\/|^\/(?:livez|readyz)$/
const EDIT = /^\/[a-z]{2}\/edit(?:\/|\?|$)/

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
  const lane = isApi || !isRead || EDIT.test(url) ? 'call' : 'page'
  if (!parts.admission.isFull(lane, site.id)) return null
  if (lane === 'page' && isThere(parts, cacheKey(site.id, url.split('?', 1)[0] ?? ''))) return null
  // What was not read of a body would be taken for the next request.
  if (!isRead) response.shouldKeepAlive = false
  const answer = isApi ? callAnswer(headers['accept-language']) : pageAnswer(languageOf(site, url), parts.config.isSecure)
  return () => {
    parts.metrics.countAnswer(isApi ? 'api' : 'page', 503)
    if (!response.destroyed) response.writeHead(503, answer.headers).end(method === 'HEAD' ? undefined : answer.body)
  }
}

/** A page that is kept and only has to be packed, or is being drawn for somebody else, costs nothing more. */
const isThere = ({ pages }: ServerParts, key: string) => pages.isDrawing(key) || pages.get(key) !== undefined

function siteOf(parts: ServerParts, { headers, socket }: IncomingMessage): Site | null | undefined {
  const { 'x-forwarded-host': forwarded } = headers
  const host = readHost(typeof forwarded === 'string' && parts.config.isTrustedProxy(socket.remoteAddress) ? forwarded : headers.host)
  return host === null ? null : parts.memory.peek(host)
}

function languageOf({ locales }: Site, url: string): Locale {
  const wanted = url.slice(1, 3)
  return isLocale(wanted) && locales.includes(wanted) ? wanted : (locales[0] ?? 'de')
}

type Ready = { headers: Record<string, string>; body: string }

function callAnswer(acceptLanguage = ''): Ready {
  const { headers, body } = plainRefusal(new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }), { acceptLanguage, requestId: undefined })
  return { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body }
}

const ready = new Map<string, Ready>()

function pageAnswer(locale: Locale, isSecure: boolean): Ready {
  const key = `${locale} ${isSecure}`
  const known = ready.get(key)
  if (known) return known
  const sentence = errorTexts[locale].unavailable
  const body = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title></head><body><p>${sentence}</p></body></html>`
  const headers = {
    ...htmlHeaders({ nonce: null, styleHash: null, isSecure }),
    ...PRIVATE,
    'retry-after': String(RETRY_AFTER_SECONDS),
    'content-length': String(Buffer.byteLength(body)),
  }
  const made = { headers, body }
  ready.set(key, made)
  return made
}

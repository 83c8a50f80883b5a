import type { ServerResponse } from 'node:http'
import { errorTexts } from '../i18n/errors/texts.ts'
import { isLocale, type Locale } from '../model/locales.ts'
import type { Site } from '../model/site/site.ts'
import { htmlHeaders, PRIVATE } from './middleware/security-headers.ts'
import type { ServerParts } from './parts.ts'

export const RETRY_AFTER_SECONDS = 2

export type ReadyRefusal = { headers: Record<string, string>; body: string }
type Refused = { site: Site; path: string; method: string }

/** Whoever wants a page hears when to come back, in the language of the address. */
export function refusePage(parts: ServerParts, { site, path, method }: Refused, response: ServerResponse): void {
  writeRefusal(parts, { kind: 'page', method, answer: pageAnswer(languageOf(site, path), parts.config.isSecure) }, response)
}

export function writeRefusal({ metrics }: ServerParts, { kind, method, answer }: { kind: 'page' | 'api'; method: string; answer: ReadyRefusal }, response: ServerResponse): void {
  metrics.countAnswer(kind, 503)
  if (!response.destroyed) response.writeHead(503, answer.headers).end(method === 'HEAD' ? undefined : answer.body)
}

function languageOf({ locales }: Site, path: string): Locale {
  const wanted = path.slice(1, 3)
  return isLocale(wanted) && locales.includes(wanted) ? wanted : (locales[0] ?? 'de')
}

const ready = new Map<string, ReadyRefusal>()

function pageAnswer(locale: Locale, isSecure: boolean): ReadyRefusal {
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

import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { isLocale, type Locale } from '../../model/locales.ts'
import { renderMissing } from '../../site/not-found/render-missing.tsx'
import { preferredLocale } from '../api/preferred-locale.ts'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { frameOrigins } from './frame-origins.ts'

/** The same answer for what never existed, is not published, or belongs to somebody else. */
export async function serveMissing(c: HonoContext<AppEnv>, parts: ServerParts, locale?: Locale): Promise<Response> {
  const site = c.get('site')
  const frame = await parts.memory.frame(site.id)
  const html = renderMissing({
    site,
    frame,
    locale: locale !== undefined && site.locales.includes(locale) ? locale : localeFor(c, site.locales),
    origin: originOf(site.host, parts.config),
    assets: parts.assets,
    nonce: randomBytes(16).toString('base64'),
  })
  const headers = documentHeaders(parts, { nonce: html.nonce, styleHash: null, frames: frameOrigins([], frame.settings) })
  return new Response(c.req.method === 'HEAD' ? null : html.html, { status: 404, headers: { ...headers, ...PRIVATE } })
}

function localeFor(c: HonoContext<AppEnv>, locales: readonly Locale[]): Locale {
  const segment = new URL(c.req.url).pathname.split('/')[1] ?? ''
  if (isLocale(segment) && locales.includes(segment)) return segment
  const wanted = preferredLocale(c.req.header('accept-language') ?? '')
  return locales.includes(wanted) ? wanted : (locales[0] ?? 'de')
}

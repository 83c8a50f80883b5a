import type { Context as HonoContext } from 'hono'
import { footerEnd, pageTags } from '../../actions/page/open.ts'
import { branchesTag } from '../../model/cache-tags.ts'
import { isLocale, type Locale } from '../../model/locales.ts'
import type { Site } from '../../model/site/site.ts'
import { renderMissing } from '../../site/not-found/render-missing.tsx'
import { preferredLocale } from '../api/preferred-locale.ts'
import { originOf } from '../hosts/origin.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import { documentHeaders, sha256 } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { answerResponse, toCachedAnswer } from '../ready-bytes/cached-answer.ts'
import { frameOrigins } from './frame-origins.ts'
import { cacheKey } from './serve-cached.ts'

/**
 * The same answer for what never existed, is not published, or belongs to somebody else. Drawn once per site and language: it
 * holds nothing of the address, or whoever asks for thousands of them would have thousands of pages drawn and kept.
 */
export async function serveMissing(c: HonoContext<AppEnv>, parts: ServerParts, locale?: Locale): Promise<Response> {
  const site = c.get('site')
  const language = locale !== undefined && site.locales.includes(locale) ? locale : localeFor(c, site.locales)
  // No address begins like this, so nobody is ever given this page with the status of a real one.
  const key = cacheKey(site.id, `404 ${language}`)
  const known = parts.mayServeCached() ? parts.pages.get(key) : undefined
  const answer = known ?? (await parts.pages.fill(key, () => drawMissing(parts, site, language)))
  const { body, headers } = await answerResponse(answer, asked(c))
  headers.delete('etag')
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value)
  return new Response(body, { status: 404, headers })
}

async function drawMissing(parts: ServerParts, site: Site, locale: Locale) {
  const frame = { ...(await parts.memory.frame(site.id)), now: parts.now() }
  const { html, css } = renderMissing({ site, frame, locale, origin: originOf(site.host, parts.config), assets: parts.assets })
  const value = toCachedAnswer(html, documentHeaders(parts, { nonce: null, styleHash: sha256(css), frames: frameOrigins([], frame.settings) }))
  return { value, bytes: value.bytes, tags: [...pageTags(site.id, '404'), branchesTag(site.id)], isStored: true, expiresAt: footerEnd(frame, frame.now) }
}

/** Without what the browser has already: an error is never "not modified". */
function asked({ req }: HonoContext<AppEnv>): Request {
  return new Request(req.url, { method: req.method === 'HEAD' ? 'HEAD' : 'GET', headers: { 'accept-encoding': req.header('accept-encoding') ?? '' } })
}

function localeFor(c: HonoContext<AppEnv>, locales: readonly Locale[]): Locale {
  const segment = new URL(c.req.url).pathname.split('/')[1] ?? ''
  if (isLocale(segment) && locales.includes(segment)) return segment
  const wanted = preferredLocale(c.req.header('accept-language') ?? '')
  return locales.includes(wanted) ? wanted : (locales[0] ?? 'de')
}

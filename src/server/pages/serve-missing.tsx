import type { Context as HonoContext } from 'hono'
import { footerEnd, pageTags } from '../../actions/page/open.ts'
import { branchesTag } from '../../model/cache-tags.ts'
import { isLocale, type Locale } from '../../model/locales.ts'
import type { Site } from '../../model/site/site.ts'
import { renderMissing } from '../../site/not-found/render-missing.tsx'
import { preferredLocale } from '../api/preferred-locale.ts'
import { originOf } from '../hosts/origin.ts'
import { documentHeaders, sha256 } from './document-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { answerResponse, toMissingAnswer } from '../ready-bytes/cached-answer.ts'
import { frameOrigins } from './frame-origins.ts'
import { missingKey } from '../ready-bytes/cache-key.ts'

/**
 * The same answer for what never existed, is not published, or belongs to somebody else. Drawn once per site and language: it
 * holds nothing of the address, or whoever asks for thousands of them would have thousands of pages drawn and kept.
 */
export async function serveMissing(c: HonoContext<AppEnv>, parts: ServerParts, locale?: Locale): Promise<Response> {
  const site = c.get('site')
  const language = locale !== undefined && site.locales.includes(locale) ? locale : localeFor(c, site.locales)
  const key = missingKey(site.id, language)
  const known = parts.mayServeCached() ? parts.pages.get(key) : undefined
  const answer = known ?? (await parts.pages.fill(key, () => drawMissing(parts, site, language)))
  return answerResponse(answer, c.req.raw)
}

async function drawMissing(parts: ServerParts, site: Site, locale: Locale) {
  const frame = { ...(await parts.memory.frame(site.id)), now: parts.now() }
  const { html, css } = renderMissing({ site, frame, locale, origin: originOf(site.host, parts.config), assets: parts.assets })
  const value = toMissingAnswer(html, documentHeaders(parts, { nonce: null, styleHash: sha256(css), frames: frameOrigins([], frame.settings) }))
  return { value, bytes: value.bytes, tags: [...pageTags(site.id, '404'), branchesTag(site.id)], isStored: true, expiresAt: footerEnd(frame, frame.now) }
}

function localeFor(c: HonoContext<AppEnv>, locales: readonly Locale[]): Locale {
  const segment = new URL(c.req.url).pathname.split('/')[1] ?? ''
  if (isLocale(segment) && locales.includes(segment)) return segment
  const wanted = preferredLocale(c.req.header('accept-language') ?? '')
  return locales.includes(wanted) ? wanted : (locales[0] ?? 'de')
}

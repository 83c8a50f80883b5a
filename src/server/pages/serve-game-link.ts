import type { Context as HonoContext } from 'hono'
import { isLocale } from '../../model/locales.ts'
import { buildPath, GAME_SLUGS, type PageMode } from '../../model/page/path.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { serveMissing } from './serve-missing.tsx'

/** What a shared link and a scanned code lead to: the start page, which takes the id of the game from the address. */
export async function serveGameLink(c: HonoContext<AppEnv>, parts: ServerParts, mode: PageMode): Promise<Response> {
  const site = c.get('site')
  const locale = c.req.param('locale') ?? ''
  if (!isLocale(locale) || !site.locales.includes(locale) || !site.features.includes('game')) return serveMissing(c, parts)
  const start = buildPath({ locale, mode, collection: null, slug: GAME_SLUGS.start })
  return c.redirect(start + new URL(c.req.url).search, 302)
}

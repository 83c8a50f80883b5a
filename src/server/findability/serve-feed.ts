import type { Context as HonoContext } from 'hono'
import { openPage } from '../../actions/page/open.ts'
import { parsePath } from '../../model/page/path.ts'
import { buildFeed } from '../../site/feed/build-feed.ts'
import { feedPath, pagePathOf } from '../../site/feed/feed-path.ts'
import { feedXml } from '../../site/feed/feed-xml.ts'
import { originOf } from '../hosts/origin.ts'
import { serveMissing } from '../pages/serve-missing.tsx'
import type { AppEnv, ServerParts } from '../parts.ts'
import { NoFile, serveStored } from './serve-stored.ts'

/** The news of a page, for readers; what a visitor may not open has no feed either. */
export async function serveFeed(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const address = parsePath(pagePathOf(new URL(c.req.url).pathname))
  if (!address || address.mode !== 'live') return serveMissing(c, parts)
  try {
    return await serveStored(c, parts, async (context) => {
      const result = await openPage(context, address)
      if (result.kind !== 'page') throw new NoFile(result.kind === 'redirect' ? result.path : null)
      const feed = buildFeed(context.site, result.opened, originOf(context.site.host, parts.config))
      if (!feed) throw new NoFile()
      return { type: 'application/rss+xml; charset=utf-8', body: feedXml(feed), tags: result.opened.tags, expiresAt: result.opened.expiresAt }
    })
  } catch (error) {
    if (!(error instanceof NoFile)) throw error
    const target = error.redirect === null ? null : parsePath(error.redirect)
    return target ? c.redirect(feedPath(target), 301) : serveMissing(c, parts, address.locale)
  }
}

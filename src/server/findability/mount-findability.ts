import type { Context as HonoContext, Hono } from 'hono'
import { openSharePicture } from '../../actions/media/open-share-picture.ts'
import type { Context } from '../../actions/context.ts'
import { drawMark, hasLogoIcons, type MarkLook } from '../../actions/site/draw-mark.ts'
import { VISITOR } from '../../model/access.ts'
import { markTags } from '../../model/cache-tags.ts'
import { SHARE_SIZE } from '../../model/media.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Site } from '../../model/site/site.ts'
import { SITE_PICTURE } from '../../site/document/share-picture.ts'
import { appIcon, appIconPlate, shareCard, shareCardPlate, siteIcon, siteIconPlate } from '../../site/icon/site-mark.ts'
import { APP_ICON_SIZES, appIconPath, webManifest } from '../../site/icon/web-manifest.ts'
import { serveFile } from '../assets/serve-file.ts'
import { originOf } from '../hosts/origin.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { toIcon } from './icon-file.ts'
import { robotsText } from './robots.ts'
import { serveFeed } from './serve-feed.ts'
import { serveSitemap, serveSitemapPart } from './serve-sitemap.ts'
import { serveStored, type StoredFile } from './serve-stored.ts'

const READ = ['GET', 'HEAD']

/** What search engines, readers, networks and browsers ask a site for besides its pages. */
export function mountFindability(routes: Hono<AppEnv>, parts: ServerParts): void {
  const read = (path: string, serve: (c: HonoContext<AppEnv>) => Promise<Response>) => routes.on(READ, path, serve)
  const file = (path: string, make: (context: Context) => Promise<Omit<StoredFile, 'tags'>>) =>
    read(path, (c) => serveStored(c, parts, async (context) => ({ ...(await make(context)), tags: markTags(context.site.id) })))
  const drawn = (path: string, look: (site: Site) => MarkLook, wrap = (png: Uint8Array) => png, type = 'image/png') =>
    file(path, async (context) => ({ type, body: wrap(await drawMark(context, look(context.site))) }))
  const smallIcon = (site: Site): MarkLook => ({ of: 'icon', width: 32, plate: siteIconPlate(32), initial: siteIcon(site) })

  file('/robots.txt', async ({ site }) => ({ type: 'text/plain; charset=utf-8', body: robotsText(originOf(site.host, parts.config)) }))
  file('/site.webmanifest', async (context) => ({ type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(webManifest(context.site, await hasLogoIcons(context))) }))
  file('/favicon.svg', async (context) => {
    if (await hasLogoIcons(context)) throw new Refusal('notFound')
    return { type: 'image/svg+xml', body: siteIcon(context.site) }
  })
  drawn('/favicon.ico', smallIcon, toIcon, 'image/x-icon')
  drawn('/icon-32.png', smallIcon)
  for (const size of APP_ICON_SIZES) drawn(appIconPath(size), (site) => ({ of: 'icon', width: size, plate: appIconPlate(size), initial: appIcon(site) }))
  drawn(SITE_PICTURE, (site) => ({ of: 'card', width: SHARE_SIZE.width, plate: shareCardPlate, initial: shareCard(site) }))
  read('/sitemap.xml', (c) => serveSitemap(c, parts))
  read('/:part{sitemap-\\d+\\.xml}', (c) => serveSitemapPart(c, parts))
  for (const page of ['/:locale', '/:locale/:slug', '/:locale/:collection/:slug']) read(`${page}/feed.xml`, (c) => serveFeed(c, parts))
  read('/media/:id/share.jpg', (c) => serveSharePicture(c, parts))
}

/** A new picture is a new address, so this one may be kept; only its focal point can move. */
async function serveSharePicture(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const file = await openSharePicture({ ...parts, site: c.get('site'), actor: VISITOR }, c.req.param('id') ?? '')
  return serveFile(c.req.raw, file, { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' })
}

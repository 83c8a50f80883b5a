import type { Context as HonoContext } from 'hono'
import { openThumbnail } from '../../actions/media/open-thumbnail.ts'
import { VISITOR } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import { thumbnailPlaceholder } from '../../site/thumbnail-placeholder.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { serveFile } from './serve-file.ts'

/** The video's first picture, from this site; in the site's colours while it cannot be had. */
export async function serveThumbnail(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const [, videoId] = /^([\w-]{11})\.webp$/.exec(c.req.param('file') ?? '') ?? []
  if (videoId === undefined) throw new Refusal('notFound')
  const site = c.get('site')
  const file = await openThumbnail({ ...parts, site, actor: VISITOR }, videoId)
  if (file !== null) return serveFile(c.req.raw, file, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=604800' })
  const svg = thumbnailPlaceholder(site.theme)
  return new Response(c.req.method === 'HEAD' ? null : svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}

import type { Context as HonoContext } from 'hono'
import { openVariant } from '../../actions/media/open-variant.ts'
import { VISITOR } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { FOREVER, serveFile } from './serve-file.ts'

/** Shared caches ask again soon, until the AVIF is there; the visitor who has the WebP needs nothing else. */
const UNTIL_AVIF = 'public, max-age=86400, s-maxage=60'

/** Pictures never change under their address: a new crop is a new medium. Who takes AVIF gets it there too. */
export async function serveMedia(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const match = /^([1-9]\d{0,4})\.webp$/.exec(c.req.param('file') ?? '')
  if (!match) throw new Refusal('notFound')
  const mayBeAvif = (c.req.header('accept') ?? '').includes('image/avif')
  const { file, format, isFinal } = await openVariant({ ...parts, site: c.get('site'), actor: VISITOR }, { id: c.req.param('id') ?? '', width: Number(match[1]), mayBeAvif })
  return serveFile(c.req.raw, file, {
    'content-type': `image/${format}`,
    'content-disposition': `inline; filename="${match[1]}.${format}"`,
    'cache-control': isFinal ? FOREVER : UNTIL_AVIF,
    vary: 'accept',
  })
}

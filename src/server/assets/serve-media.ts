import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Context as HonoContext } from 'hono'
import { openVariant } from '../../actions/media/open-variant.ts'
import { VISITOR } from '../../model/access.ts'
import { Refusal } from '../../model/refusal.ts'
import type { AppEnv, ServerParts } from '../parts.ts'

/** Pictures never change under their address: a new crop is a new medium. */
export async function serveMedia(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const match = /^(\d{2,5})\.webp$/.exec(c.req.param('file') ?? '')
  if (!match) throw new Refusal('notFound')
  const path = await openVariant({ ...parts, site: c.get('site'), actor: VISITOR }, { id: c.req.param('id') ?? '', width: Number(match[1]) })
  const { size } = await stat(path)
  const headers = {
    'content-type': 'image/webp',
    'content-length': String(size),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  }
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  return new Response(await openAsBlob(path), { headers })
}

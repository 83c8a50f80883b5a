import { extname } from 'node:path'
import type { Context as HonoContext } from 'hono'
import { openStream } from '../../actions/media/open-stream.ts'
import { VISITOR } from '../../model/access.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { FOREVER, serveFile } from './serve-file.ts'

const TYPES: Readonly<Record<string, string>> = { '.m3u8': 'application/vnd.apple.mpegurl', '.mp4': 'video/mp4', '.m4s': 'video/iso.segment', '.ts': 'video/mp2t' }

/** A stream never changes under its address: a new upload is a new video. */
export async function serveStream(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const name = c.req.param('file') ?? ''
  const file = await openStream({ ...parts, site: c.get('site'), actor: VISITOR }, { videoId: c.req.param('id') ?? '', file: name })
  return serveFile(c.req.raw, file, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'cache-control': FOREVER })
}

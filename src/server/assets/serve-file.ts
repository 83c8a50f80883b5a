import { Refusal } from '../../model/refusal.ts'
import type { Stored } from '../../services/objects/stored.ts'
import { readRange } from './read-range.ts'

export const FOREVER = 'public, max-age=31536000, immutable'

/** What is read in one piece is answered fastest; more at once would fill the memory when many ask. */
const ONE_PIECE = 512 * 1024

/** A stored file, whole or the part that was asked for. What was uploaded never runs as a page of the site. */
export async function serveFile(request: Request, file: Stored, given: Record<string, string>): Promise<Response> {
  const { size } = file
  const etag = `"${file.etag}"`
  const headers = { ...given, etag, 'accept-ranges': 'bytes', 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  // Parts of two versions would not fit together: whoever holds a part of another one gets this one whole.
  const isSame = (request.headers.get('if-range') ?? etag) === etag
  const range = isSame ? readRange(request.headers.get('range'), size) : null
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const length = end - start + 1
  const all = { ...headers, 'content-length': String(length), ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }) }
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers: all })
  const body = length <= ONE_PIECE ? await file.read(range ?? undefined) : await file.stream({ start, end })
  if (body === null) throw new Refusal('notFound')
  return new Response(body, { status, headers: all })
}

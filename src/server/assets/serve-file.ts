import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { readRange } from './read-range.ts'

export const FOREVER = 'public, max-age=31536000, immutable'

/** A stored file, whole or the part that was asked for. What was uploaded never runs as a page of the site. */
export async function serveFile(request: Request, path: string, given: Record<string, string>): Promise<Response> {
  const { size } = await stat(path)
  const headers = { ...given, 'accept-ranges': 'bytes', 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' }
  const range = readRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const all = { ...headers, 'content-length': String(end - start + 1), ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }) }
  const body = request.method === 'HEAD' ? null : (await openAsBlob(path)).slice(start, end + 1)
  return new Response(body, { status: range ? 206 : 200, headers: all })
}

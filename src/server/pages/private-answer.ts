import { PRIVATE } from '../middleware/security-headers.ts'
import { pickEncoding } from '../ready-bytes/cached-answer.ts'
import { compress, QUICK } from '../ready-bytes/compress.ts'

/**
 * A page drawn for one editor: packed quickly for the way and kept nowhere. Only for pages that repeat nothing of the
 * request: beside words that a stranger chose, the packed length would tell of the words next to them.
 */
export async function privateAnswer(html: string, headers: Record<string, string>, request: Request): Promise<Response> {
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined)
  const shared = { ...headers, ...PRIVATE, vary: 'accept-encoding' }
  if (request.method === 'HEAD' || encoding === 'plain') return new Response(request.method === 'HEAD' ? null : html, { headers: shared })
  const packed = await compress(Buffer.from(html), encoding, QUICK[encoding])
  return new Response(new Uint8Array(packed), { headers: { ...shared, 'content-encoding': encoding, 'content-length': String(packed.length) } })
}

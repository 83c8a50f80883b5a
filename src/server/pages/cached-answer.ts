import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = 'br' | 'gzip' | 'plain'
type Variant = { body: Buffer; headers: string[] }

/** A page as bytes that only need to be written to the socket. */
export type CachedAnswer = {
  etag: string
  variants: Record<Encoding, Variant>
  notModified: string[]
  bytes: number
}

/** Fresh at every visit: browsers ask again and mostly get 304. */
const CACHE_CONTROL = 'no-cache'

/** Compressed once, when it is stored; the same bytes then serve every visitor. */
export async function toCachedAnswer(html: string, headers: Record<string, string>): Promise<CachedAnswer> {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 6 }),
  ])
  const common = Object.entries({ ...headers, etag, vary: 'accept-encoding', 'cache-control': CACHE_CONTROL }).flat()
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: [...common, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])],
  })
  return {
    etag,
    variants: { br: variant(br, 'br'), gzip: variant(gz, 'gzip'), plain: variant(plain) },
    notModified: ['etag', etag, 'vary', 'accept-encoding', 'cache-control', CACHE_CONTROL],
    bytes: plain.length + br.length + gz.length,
  }
}

export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'plain'
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'plain'
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length, at + encoding.length + 12))
}

export function writeAnswer(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): void {
  const match = request.headers['if-none-match']
  if (match !== undefined && match.includes(answer.etag)) {
    response.writeHead(304, answer.notModified)
    response.end()
    return
  }
  const { body, headers } = answer.variants[pickEncoding(request.headers['accept-encoding'])]
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same answer for callers inside the framework: the request that had to wait for the page to be drawn. */
export function answerResponse(answer: CachedAnswer, request: Request): Response {
  if (request.headers.get('if-none-match')?.includes(answer.etag)) return new Response(null, { status: 304, headers: pairs(answer.notModified) })
  const { body, headers } = answer.variants[pickEncoding(request.headers.get('accept-encoding') ?? undefined)]
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers: pairs(headers) })
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? '', flat[index * 2 + 1] ?? ''])
}

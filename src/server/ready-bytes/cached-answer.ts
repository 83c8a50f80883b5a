import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HSTS, PRIVATE } from '../middleware/security-headers.ts'
import { compress, QUICK } from './compress.ts'

export type Encoding = 'br' | 'gzip' | 'plain'
type Variant = { body: Buffer; headers: string[] }

/**
 * A page as bytes that only need to be written to the socket. A compressed form is made quickly for the visitor who waits
 * for it, and once more, smaller, as soon as a second one asks.
 */
export type CachedAnswer = {
  status: 200 | 404
  /** Null where nobody is ever told that nothing has changed: an error is no page that one has. */
  etag: string | null
  common: readonly string[]
  ready: Partial<Record<Encoding, Variant>> & { plain: Variant }
  packing: Map<Encoding, Promise<Variant>>
  isPolished: Partial<Record<Encoding, true>>
  notModified: string[]
  /** What it may take up in memory once every form exists. */
  bytes: number
}

/** Fresh at every visit: browsers ask again and mostly get 304. */
const CACHE_CONTROL = 'no-cache'
const PACKED_SHARE = 0.6

function variant(common: readonly string[], body: Buffer, encoding?: string): Variant {
  return { body, headers: [...common, 'content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])] }
}

export function toCachedAnswer(body: string | Uint8Array, headers: Record<string, string>): CachedAnswer {
  const plain = Buffer.from(body)
  // It tells two states of one site's page apart and protects nothing: half the work of SHA-256 where the processor has no instructions for that.
  const etag = `W/"${hash('sha1', plain, 'base64url')}"`
  const freshness = { etag, vary: 'accept-encoding', 'cache-control': CACHE_CONTROL }
  const notModified = Object.entries({ ...freshness, ...Object.fromEntries(Object.entries(headers).filter(([name]) => name in HSTS)) }).flat()
  return { ...prepare(plain, { ...headers, ...freshness }), status: 200, etag, notModified }
}

/** Kept here to be written quickly, and by nobody else. */
export function toMissingAnswer(body: string, headers: Record<string, string>): CachedAnswer {
  return { ...prepare(Buffer.from(body), { ...headers, ...PRIVATE, vary: 'accept-encoding' }), status: 404, etag: null, notModified: [] }
}

function prepare(plain: Buffer, headers: Record<string, string>): Omit<CachedAnswer, 'status' | 'etag' | 'notModified'> {
  const common = Object.entries(headers).flat()
  return { common, ready: { plain: variant(common, plain) }, packing: new Map(), isPolished: { plain: true }, bytes: Math.ceil(plain.length * (1 + PACKED_SHARE)) }
}

/** Beyond this a page shrinks by another half per cent; the last step of all saves 8 % and costs sixty times as much. */
const SMALL = { br: 6, gzip: 6 }

async function pack({ common, ready }: CachedAnswer, encoding: 'br' | 'gzip', level: number): Promise<Variant> {
  return variant(common, await compress(ready.plain.body, encoding, level), encoding)
}

function polish(answer: CachedAnswer, encoding: Encoding): void {
  if (encoding === 'plain') return
  answer.isPolished[encoding] = true
  void pack(answer, encoding, SMALL[encoding]).then((small) => (answer.ready[encoding] = small))
}

/** However many ask at once, each form is packed one time. */
async function variantOf(answer: CachedAnswer, encoding: Encoding): Promise<Variant> {
  const ready = answer.ready[encoding]
  if (ready || encoding === 'plain') return ready ?? answer.ready.plain
  const packing = answer.packing.get(encoding) ?? pack(answer, encoding, QUICK[encoding])
  answer.packing.set(encoding, packing)
  const made = await packing
  answer.ready[encoding] = made
  return made
}

export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'plain'
  if (accepts(acceptEncoding, 'br')) return 'br'
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'plain'
}

export function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length, at + encoding.length + 12))
}

type Wish = { method: string | undefined; ifNoneMatch: string | undefined; acceptEncoding: string | undefined }

const hasIt = ({ etag }: CachedAnswer, ifNoneMatch: string | null | undefined) => etag !== null && ifNoneMatch?.includes(etag) === true

export const isReady = ({ ready }: CachedAnswer, acceptEncoding: string | undefined) => ready[pickEncoding(acceptEncoding)] !== undefined

/** False when the wanted form does not exist yet; the slower way then makes it. */
export function writeAnswer(answer: CachedAnswer, { method, ifNoneMatch, acceptEncoding }: Wish, response: ServerResponse<IncomingMessage>): boolean {
  if (hasIt(answer, ifNoneMatch)) {
    response.writeHead(304, answer.notModified)
    response.end()
    return true
  }
  const encoding = pickEncoding(acceptEncoding)
  const ready = answer.ready[encoding]
  if (!ready) return false
  if (answer.isPolished[encoding] === undefined) polish(answer, encoding)
  response.writeHead(answer.status, ready.headers)
  response.end(method === 'HEAD' ? undefined : ready.body)
  return true
}

/** The same answer for callers inside the framework: the request that had to wait for the page to be drawn. */
export async function answerResponse(answer: CachedAnswer, request: Request): Promise<Response> {
  if (hasIt(answer, request.headers.get('if-none-match'))) return new Response(null, { status: 304, headers: pairs(answer.notModified) })
  const { body, headers } = await variantOf(answer, pickEncoding(request.headers.get('accept-encoding') ?? undefined))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: answer.status, headers: pairs(headers) })
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [flat[index * 2] ?? '', flat[index * 2 + 1] ?? ''])
}

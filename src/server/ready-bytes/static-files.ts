import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { LRUCache } from 'lru-cache'
import { pickEncoding } from './cached-answer.ts'

const TYPES: Record<string, string> = {
  // Modules are UTF-8, whatever is said.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const SAFE_PATH = /^\/assets\/[A-Za-z0-9._/-]+$/

export type StaticFiles = { serve: (pathname: string, request: Request) => Promise<Response | null> }

/** The build's files: named by their content, so they may be kept for a year. */
export function createStaticFiles(folder: string): StaticFiles {
  const kept = new LRUCache<string, Buffer>({ maxSize: 64_000_000, sizeCalculation: (bytes) => bytes.length + 1 })

  async function read(path: string): Promise<Buffer | null> {
    const known = kept.get(path)
    if (known) return known
    const bytes = await readFile(path).catch(() => null)
    if (bytes) kept.set(path, bytes)
    return bytes
  }

  return {
    async serve(pathname, request) {
      const type = TYPES[extname(pathname)]
      if (!SAFE_PATH.test(pathname) || pathname.includes('..') || type === undefined) return null
      const path = join(folder, normalize(pathname))
      const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined)
      const packed = encoding === 'plain' ? null : await read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`)
      const bytes = packed ?? (await read(path))
      if (!bytes) return null
      const headers = {
        'content-type': type,
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
        ...(packed && { 'content-encoding': encoding }),
      }
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
    },
  }
}

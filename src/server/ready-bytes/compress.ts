import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** For whoever waits for the answer. */
export const QUICK = { br: 3, gzip: 3 }

/** In another thread, so that nobody else waits meanwhile. */
export function compress(body: Buffer, encoding: 'br' | 'gzip', level: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return encoding === 'br' ? brotli(body, { params }) : zip(body, { level })
}

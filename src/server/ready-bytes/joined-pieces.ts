import { crc32, constants, deflateRawSync } from 'node:zlib'

/** A part of a page that stays as it is: its bytes, and the same packed so that other packed parts can stand before and after it. */
export type FixedPiece = { plain: Buffer; packed: Buffer }

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([3, 0])
/** Packed once and sent to many, or packed for one who waits. */
const [SMALL, QUICK] = [9, 3]

/** A full flush: what follows refers to nothing in it, so that it is packed once whatever stands around it. */
function packed(plain: Buffer, level: number): Buffer {
  return plain.length === 0 ? plain : deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH })
}

export function toFixedPiece(text: string): FixedPiece {
  const plain = Buffer.from(text)
  return { plain, packed: packed(plain, SMALL) }
}

const plainBytes = (piece: FixedPiece | string) => (typeof piece === 'string' ? Buffer.from(piece) : piece.plain)

export function joinPlain(pieces: readonly (FixedPiece | string)[]): Buffer {
  return Buffer.concat(pieces.map(plainBytes))
}

/** One gzip file of fixed parts, whose packing is not done again, and of what is new. */
export function joinZipped(pieces: readonly (FixedPiece | string)[]): Buffer {
  const parts: Buffer[] = [HEADER]
  let sum = 0
  let length = 0
  for (const piece of pieces) {
    const plain = plainBytes(piece)
    sum = crc32(plain, sum)
    length += plain.length
    parts.push(typeof piece === 'string' ? packed(plain, QUICK) : piece.packed)
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(sum, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return Buffer.concat([...parts, LAST_BLOCK, trailer])
}

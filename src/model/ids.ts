/** Ids are capabilities in places (a game, a media file): 128 random bits, 26 characters of a case-free alphabet. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export const ID_PATTERN = /^[0-9a-z]{26}$/

/** Sixteen random bytes in, an id out: chance is an argument, so that the pure rooms stay pure. */
export function idFromBytes(bytes: Uint8Array): string {
  let bits = 0
  let value = 0
  let id = ''
  for (const byte of bytes.subarray(0, 16)) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      id += ALPHABET[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return id + ALPHABET[(value << (5 - bits)) & 31]
}

/** What cannot be an id is answered like an id that does not exist, before it reaches the database. */
export function isId(value: string): boolean {
  return ID_PATTERN.test(value)
}

import { expect, test } from 'vitest'
import { blurPlaceholder } from './blur-placeholder.ts'

const HASH = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'

test('[V-245] a blurHash becomes a picture of more than one colour, small enough to stand in the page', () => {
  const address = blurPlaceholder(HASH) ?? ''
  expect(address).toMatch(/^data:image\/bmp;base64,Qk1[A-Za-z0-9+/]+=*$/)
  expect(address.length).toBeLessThan(130)
  const pixels = Buffer.from(address.split(',')[1] ?? '', 'base64').subarray(54)
  expect(pixels).toHaveLength(4 * 3 * 2)
  expect(new Set(Array.from({ length: 12 }, (_, at) => pixels.readUInt16LE(at * 2))).size).toBeGreaterThan(8)
  expect(blurPlaceholder(HASH)).toBe(address)
})

test('anything else is no placeholder: stored text never becomes part of a style', () => {
  for (const stored of ['', 'short', `${HASH}"`, 'url(https://x.example)', '")}*{color:red']) expect(blurPlaceholder(stored)).toBeNull()
})

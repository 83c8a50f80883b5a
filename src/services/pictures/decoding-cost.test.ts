import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodingCost } from './decoding-cost.ts'

const image = () => sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#a52' } })
const costOf = async (bytes: Buffer) => decodingCost(await sharp(bytes).metadata())
const FEW_LINES = 16_000_000

test('[T13] what passes line by line costs the same whatever its size; what lies unpacked in memory costs its pixels', async () => {
  const pixels = 1_000_000
  expect(await costOf(await image().jpeg().toBuffer())).toBe(FEW_LINES)
  expect(await costOf(await image().png().toBuffer())).toBe(FEW_LINES)
  expect(await costOf(await image().png({ progressive: true }).toBuffer())).toBe(pixels * 3)
  expect(await costOf(await image().jpeg().withMetadata({ orientation: 6 }).toBuffer())).toBe(pixels * 3)
  expect(await costOf(await image().jpeg({ progressive: true, chromaSubsampling: '4:2:0' }).toBuffer())).toBe(pixels * 3)
  expect(await costOf(await image().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer())).toBe(pixels * 6)
  expect(await costOf(await image().webp().toBuffer())).toBe(pixels * 7)
  expect(await costOf(await image().gif().toBuffer())).toBeGreaterThanOrEqual(pixels * 7)
})

test('[T13] deeper colours cost more', async () => {
  const deep = await image().toColourspace('rgb16').png({ progressive: true }).toBuffer()
  expect(await costOf(deep)).toBe(6_000_000)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paintPhoto, type PaintedFormat } from './paint-photo.ts'

const noise = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })

test.each<PaintedFormat>(['jpeg', 'webp', 'gif', 'png'])('%s: a process of its own paints the same bytes, upright', async (format) => {
  const turned = await noise().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const [apart, here] = await Promise.all([true, false].map((isApart) => paintPhoto(turned, format, { most: 1_000_000, isApart })))
  expect(await sharp(apart ?? undefined).metadata()).toMatchObject({ format, width: 200, height: 300 })
  expect(Buffer.compare(apart ?? Buffer.of(), here ?? Buffer.of(1))).toBe(0)
})

test('[T13] too many pixels and broken files are told apart there as well', async () => {
  const png = await noise().png().toBuffer()
  await expect(paintPhoto(png, 'png', { most: 100, isApart: true })).rejects.toMatchObject({ code: 'pictureTooLarge' })
  await expect(paintPhoto(png.subarray(0, 60), 'png', { most: 1_000_000, isApart: true })).rejects.toMatchObject({ code: 'fileUnreadable' })
})

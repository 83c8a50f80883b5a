import sharp, { type Sharp } from 'sharp'
import type { Chance } from '../fuzz/chance.ts'

export const FORMATS = ['jpg', 'png', 'gif', 'webp', 'avif'] as const
export type Format = (typeof FORMATS)[number]
export type Base = Readonly<Record<Format, Uint8Array>>

/** A small picture in every format that is taken, with grain, so that each has some hundred bytes to break. */
export async function basePictures(chance: Chance): Promise<Base> {
  const [width, height] = [96, 64]
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => chance.below(256))
  const image = (): Sharp => sharp(pixels, { raw: { width, height, channels: 3 } })
  const [jpg, png, gif, webp, avif] = await Promise.all([
    image().jpeg({ quality: 90 }).toBuffer(),
    image().png().toBuffer(),
    image().gif().toBuffer(),
    image().webp({ quality: 90 }).toBuffer(),
    image().avif({ quality: 60, effort: 0 }).toBuffer(),
  ])
  return { jpg, png, gif, webp, avif }
}

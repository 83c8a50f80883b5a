import type { Stored } from '../objects/stored.ts'
import type { PictureFile } from './picture-keys.ts'

/** Pictures that stand for a site or a page elsewhere: icons in tabs, cuts beside shared links. */
export type Marks = {
  /** A drawing of ours as PNG. */
  png: (svg: string, width: number) => Promise<Uint8Array>
  /** A logo on a plate, in its own shape; null when the original is gone or cannot be read. */
  logo: (siteId: string, file: PictureFile, plate: Plate) => Promise<Uint8Array | null>
  /** The cut around the focal point; null when the original is gone. */
  cut: (siteId: string, file: PictureFile, wish: Cut) => Promise<Stored | null>
}

export type Plate = {
  width: number
  height: number
  corner: number
  /** What the logo may take up, in the middle. */
  room: { width: number; height: number }
  /** Colours to lay it on, by preference. */
  grounds: readonly string[]
}

export type Cut = { width: number; height: number; focalPoint: { x: number; y: number } | null }

import { contrastOf } from '../../model/site/contrast.ts'
import { isOpaque } from './is-opaque.ts'

/** What WCAG asks of signs. */
const VISIBLE = 3
/** So much of the drawing must stand out; a highlight in it need not. */
const ENOUGH = 0.8

/** A picture without holes goes on in the colour of its corner; a cut-out lies on the first ground on which it can be seen, or on the best. */
export function chooseGround(rgba: Uint8Array, grounds: readonly string[]): string {
  if (isOpaque(rgba)) return hexAt(rgba, 0)
  const ink = inkOf(rgba)
  const seen = grounds.map((ground) => ({ ground, share: ink.length === 0 ? 1 : ink.filter((color) => contrastOf(color, ground) >= VISIBLE).length / ink.length }))
  const best = seen.toSorted((a, b) => b.share - a.share)[0]
  return (seen.find(({ share }) => share >= ENOUGH) ?? best)?.ground ?? '#ffffff'
}

function inkOf(rgba: Uint8Array): string[] {
  const ink: string[] = []
  for (let at = 0; at < rgba.length; at += 4) if ((rgba[at + 3] ?? 0) > 127) ink.push(hexAt(rgba, at))
  return ink
}

function hexAt(rgba: Uint8Array, at: number): string {
  return `#${[...rgba.subarray(at, at + 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

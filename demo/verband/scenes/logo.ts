import { landolt } from './kit.ts'
import { SEHWERK, VERBAND } from './lettering.ts'

export const LOGO_SIZE = { width: 960, height: 300 }

/** The ring that every eye test asks for, opened towards the name. */
export function logo(ink: string): string {
  const { width, height } = LOGO_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 200">${landolt(100, 100, 100, 0, ink)}
    <g fill="${ink}"><path transform="translate(232 88) scale(1.04)" d="${SEHWERK}"/><path transform="translate(232 193) scale(1.04)" d="${VERBAND}"/></g></svg>`
}

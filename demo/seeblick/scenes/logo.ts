import { OPTIK, SEEBLICK } from './lettering.ts'

/** The lake seen through a lens: what stands above the water is sharp, and the evening sun lies on it. */
type Colours = { ink: string; glass: string; sun: string; waves: string }

export function lens({ ink, glass, sun, waves }: Colours): string {
  return `<g fill="none"><circle cx="100" cy="100" r="91" fill="${glass}"/>
    <clipPath id="lens"><circle cx="100" cy="100" r="88"/></clipPath>
    <g clip-path="url(#lens)"><circle cx="122" cy="84" r="28" fill="${sun}"/>
      <path fill="${ink}" d="M0 108c26-15 46-15 72-3s48 12 72 0 42-11 66-1v106H0Z"/>
      <path stroke="${waves}" stroke-width="9" stroke-linecap="round" d="M36 136c20-9 36-9 54 0s36 9 54 0M62 162c14-6 26-6 40 0s26 6 38 0"/></g>
    <circle cx="100" cy="100" r="91" stroke="${ink}" stroke-width="13"/></g>`
}

export const LOGO_SIZE = { width: 960, height: 312 }

export function logo(colours: Colours): string {
  const { width, height } = LOGO_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 208"><g transform="translate(4 4)">${lens(colours)}</g>
    <g fill="${colours.ink}"><path transform="translate(236 86) scale(1.11)" d="${OPTIK}"/><path transform="translate(236 188) scale(1.11)" d="${SEEBLICK}"/></g></svg>`
}

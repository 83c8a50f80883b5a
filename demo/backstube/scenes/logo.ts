import { BACKSTUBE, MORGENROT } from './lettering.ts'

type Colours = { ink: string; loaf: string; rays: string }

/** A loaf that rises like the sun; cut with scissors, so no two rays are alike. */
export function risingLoaf({ loaf, rays }: Omit<Colours, 'ink'>): string {
  return `<g fill="${rays}"><path d="M93 58 97 3l13 1 3 55-10 2Z"/><path d="M56 70 33 21l12-7 29 46-8 8Z"/><path d="M142 61l26-47 13 6-22 50-9-1Z"/><path d="M20 93-12 60l7-11 41 28-5 12Z"/><path d="M177 79l41-29 8 11-33 33-11-4Z"/></g>
    <path fill="${loaf}" fill-rule="evenodd" d="M4 158c-2-47 41-87 103-86 62 0 104 39 102 85-1 10-8 16-19 16l-166 1c-12 0-19-6-20-16ZM53 141c12 2 16-3 17-10 2-13 9-23 19-31-14 2-25 8-32 17-7 8-9 20-4 24ZM97 142c12 1 16-4 17-11 1-14 7-24 17-33-14 3-24 10-30 19-6 9-8 21-4 25ZM142 141c11 2 15-3 16-10 1-10 5-18 12-26-11 3-19 8-24 15-6 8-8 18-4 21Z"/>`
}

export const LOGO_SIZE = { width: 960, height: 234 }

export function logo(colours: Colours): string {
  const { width, height } = LOGO_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 820 200"><g transform="translate(12 13)">${risingLoaf(colours)}</g>
    <g fill="${colours.ink}"><path transform="translate(262 62) scale(0.715)" d="${BACKSTUBE}"/><path transform="translate(262 168) scale(1.06)" d="${MORGENROT}"/></g></svg>`
}

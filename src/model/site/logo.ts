import { variantPath, variantWidths, type Media } from '../media.ts'
import { contrastOf } from './contrast.ts'
import type { Theme, ThemeColor } from './theme.ts'

export const LOGO_PARTS = ['picture', 'alternative', 'mark'] as const
export type LogoPart = (typeof LOGO_PARTS)[number]

export const LOGO_SIZES = ['small', 'medium', 'large'] as const
export type LogoSize = (typeof LOGO_SIZES)[number]

/** What a site is known by, each found among its own media; null where none was chosen, or it is not there. */
export type Logo = Record<LogoPart, Media | null>

export const NO_LOGO: Logo = { picture: null, alternative: null, mark: null }

type Box = { width: number; height: number }

/** As large as fits into the room, in its own shape. */
export function fitInto(picture: Box, room: Box): Box {
  const scale = Math.min(room.width / picture.width, room.height / picture.height)
  return { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) }
}

/** As large as fits into a circle: home screens cut icons round. */
export function fitIntoCircle({ width, height }: Box, diameter: number): Box {
  const scale = diameter / Math.hypot(width, height)
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** A screen with two dots a point is served well by a little less than twice the width, so that most logos need one file only. */
const SHARP = 1.75

/** One file for plain screens, and a second for sharp ones only where the first would look soft there. */
export function logoSources(media: Pick<Media, 'id' | 'width'>, width: number): { src: string; srcSet: string | null } {
  const widths = variantWidths(media)
  const path = (density: number) => variantPath(media.id, widths.find((one) => one >= width * density) ?? widths.at(-1) ?? media.width)
  const [plain, sharp] = [path(1), path(SHARP)]
  return { src: plain, srcSet: plain === sharp ? null : `${plain} 1x, ${sharp} 2x` }
}

/** A logo is made for the page's own ground. On a colour that is nearer to the page's ink it would be lost. */
export function isReversed({ colors }: Pick<Theme, 'colors'>, tone: ThemeColor): boolean {
  return contrastOf(colors[tone], colors.text) < contrastOf(colors[tone], colors.background)
}

/** The picture that icons are made of. */
export function iconPicture({ mark, picture, alternative }: Logo): Media | null {
  return mark ?? picture ?? alternative
}

/** The picture that stands for the site where there is room for all of it. */
export function cardPicture({ picture, alternative, mark }: Logo): Media | null {
  return picture ?? alternative ?? mark
}

/** Grounds for icons and cards, the page's own first; the first on which the picture can be seen is taken. */
export function logoGrounds({ colors }: Pick<Theme, 'colors'>): string[] {
  return [colors.background, colors.primary, colors.accent, colors.text]
}

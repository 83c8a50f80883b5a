import { SHARE_SIZE } from '../../model/media.ts'
import { fitInto, fitIntoCircle } from '../../model/site/logo.ts'
import type { Site } from '../../model/site/site.ts'
import { initialOf, LETTER_HEIGHT } from './letters.ts'

type Named = Pick<Site, 'name' | 'theme'>

type Place = { width: number; height: number; letterHeight: number; corner: number }

function draw({ name, theme }: Named, { width, height, letterHeight, corner }: Place): string {
  const { path, width: letterWidth } = initialOf(name)
  const scale = letterHeight / LETTER_HEIGHT
  const [x, y] = [(width - letterWidth * scale) / 2, (height - letterHeight) / 2]
  const { accent, onAccent } = theme.colors
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="${corner}" fill="${accent}"/><path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})" d="${path}" fill="none" stroke="${onAccent}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

/** The site's initial on its accent colour, for tabs and bookmarks. */
export function siteIcon(site: Named): string {
  return draw(site, { width: 64, height: 64, letterHeight: 32, corner: 15 })
}

/** To the edge, for home screens, which cut the corners themselves. */
export function appIcon(site: Named): string {
  return draw(site, { width: 512, height: 512, letterHeight: 210, corner: 0 })
}

/** Beside a shared link to a page without a picture. */
export function shareCard(site: Named): string {
  return draw(site, { ...SHARE_SIZE, letterHeight: 250, corner: 0 })
}

type Shape = { width: number; height: number }
/** Where a logo stands instead of the initial. */
type LogoPlate = Shape & { corner: number; room: Shape }

export function siteIconPlate(size: number): (logo: Shape) => LogoPlate {
  return (logo) => ({ width: size, height: size, corner: Math.round(size * 0.23), room: fitInto(logo, { width: size * 0.84, height: size * 0.84 }) })
}

/** Home screens show at least a circle of four fifths of the icon. */
export function appIconPlate(size: number): (logo: Shape) => LogoPlate {
  return (logo) => ({ width: size, height: size, corner: 0, room: fitIntoCircle(logo, size * 0.8) })
}

export function shareCardPlate(logo: Shape): LogoPlate {
  return { ...SHARE_SIZE, corner: 0, room: fitInto(logo, { width: 760, height: 280 }) }
}

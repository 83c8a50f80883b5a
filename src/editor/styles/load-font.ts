import { FONTS, fontUrl } from '../../site/theme/fonts.ts'

/** The editor's own typeface, from the site's own host; until it is there the system's stands in. */
export function loadFont(): void {
  const { name, files } = FONTS['instrument-sans']
  for (const { file, weight, unicodeRange } of files) {
    document.fonts.add(new FontFace(name, `url(${fontUrl(file)}) format("woff2")`, { weight, unicodeRange, display: 'swap' }))
  }
}

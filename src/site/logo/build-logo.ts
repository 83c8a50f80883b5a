import type { Media } from '../../model/media.ts'
import { fitInto, isReversed, logoSources, type Logo, type LogoSize } from '../../model/site/logo.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Theme, ThemeColor } from '../../model/site/theme.ts'

export type LogoPicture = { src: string; srcSet: string | null; width: number; height: number; isAlternative: boolean }

/** Under a picture that would be lost on its ground lies a plate in the colour of the page. */
export type LogoView = {
  header: LogoPicture
  /** Over a first section of these tones the header shows another picture, or the plate where there is none. */
  lostOver: readonly ThemeColor[]
  over: LogoPicture | null
  footer: LogoPicture
  isFooterPlated: boolean
}

type Room = { width: number; height: number }
const HEADER_ROOM: Record<LogoSize, Room> = { small: { width: 136, height: 32 }, medium: { width: 176, height: 44 }, large: { width: 208, height: 56 } }
const FOOTER_ROOM: Record<LogoSize, Room> = { small: { width: 168, height: 48 }, medium: { width: 216, height: 64 }, large: { width: 272, height: 88 } }

const TONES: readonly ThemeColor[] = ['background', 'surface', 'primary', 'secondary', 'accent']
const FOOTER_TONES: Record<Settings['appearance']['footerColor'], ThemeColor> = { primary: 'primary', secondary: 'secondary', background: 'background', header: 'surface' }

type Input = { logo: Logo; settings: Pick<Settings, 'appearance' | 'header' | 'footer'>; theme: Theme }

/** Null: the site's name stands there in words. */
export function buildLogo({ logo, settings: { appearance, header, footer }, theme }: Input): LogoView | null {
  const { picture, alternative } = logo
  const shown = (media: Media, room: Room): LogoPicture => {
    const box = fitInto(media, room)
    return { ...logoSources(media, box.width), ...box, isAlternative: media === alternative }
  }
  const chosen = header.useAlternativeLogo ? (alternative ?? picture) : picture
  if (!picture || !chosen) return null
  const isFooterReversed = isReversed(theme, FOOTER_TONES[appearance.footerColor])
  const headerRoom = HEADER_ROOM[header.logoSize]
  return {
    header: shown(chosen, headerRoom),
    lostOver: chosen === picture ? TONES.filter((tone) => isReversed(theme, tone)) : [],
    over: alternative && shown(alternative, headerRoom),
    footer: shown((isFooterReversed && alternative) || picture, FOOTER_ROOM[footer.logoSize]),
    isFooterPlated: isFooterReversed && alternative === null,
  }
}

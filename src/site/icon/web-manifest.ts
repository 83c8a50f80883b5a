import type { Site } from '../../model/site/site.ts'

export const APP_ICON_SIZES = [180, 192, 512] as const

export const appIconPath = (size: number) => `/icon-${size}.png`

export function webManifest({ name, theme, locales }: Site, hasLogoIcons: boolean): object {
  const { background } = theme.colors
  const vector = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }
  const png = (size: number) => ({ src: appIconPath(size), sizes: `${size}x${size}`, type: 'image/png' })
  return {
    name,
    short_name: name.length > 20 ? (name.split(' ')[0] ?? name) : name,
    lang: locales[0],
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [...(hasLogoIcons ? [] : [vector]), png(192), png(512), { ...png(512), purpose: 'maskable' }],
  }
}

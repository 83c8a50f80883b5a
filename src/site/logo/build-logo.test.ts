import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '../../actions/site/default-theme.ts'
import type { Media } from '../../model/media.ts'
import { NO_LOGO, type Logo } from '../../model/site/logo.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { buildLogo } from './build-logo.ts'

const media = (id: string): Media => ({
  id,
  mediaType: 'image',
  originalFilename: '',
  extension: 'webp',
  width: 960,
  height: 240,
  blurHash: null,
  color: 'transparent',
  focalPoint: null,
  video: null,
})
const [picture, alternative] = [media('a'), media('b')]
const theme = {
  ...DEFAULT_THEME,
  colors: { ...DEFAULT_THEME.colors, background: '#ffffff', surface: '#f4f4f4', text: '#111111', primary: '#0e3a4a', secondary: '#e9dfcf', accent: '#222222' },
}
const build = (logo: Partial<Logo>, settings: object = {}) => buildLogo({ logo: { ...NO_LOGO, ...logo }, settings: settingsSchema.parse(settings), theme })

test('without a picture the name stands in words; a mark is for icons only', () => {
  expect(build({})).toBeNull()
  expect(build({ mark: media('m'), alternative })).toBeNull()
})

test('header and footer have three sizes each, medium unless chosen', () => {
  const heights = (logoSize?: string) => {
    const settings = logoSize === undefined ? {} : { header: { logoSize }, footer: { logoSize } }
    const logo = build({ picture }, settings)
    return [logo?.header.height, logo?.footer.height]
  }
  expect(heights()).toEqual(heights('medium'))
  expect([heights('small'), heights('medium'), heights('large')]).toEqual([
    [32, 42],
    [44, 54],
    [52, 68],
  ])
})

test('the alternative stands in the header when it is chosen, and the picture if there is no other', () => {
  const chosen = { header: { useAlternativeLogo: true } }
  expect(build({ picture, alternative }, chosen)?.header).toMatchObject({ src: '/media/b/320.webp', isAlternative: true })
  expect(build({ picture, alternative }, chosen)?.lostOver).toEqual([])
  expect(build({ picture }, chosen)?.header).toMatchObject({ src: '/media/a/320.webp', isAlternative: false })
  expect(build({ picture, alternative })?.header.isAlternative).toBe(false)
})

test('where the picture would be lost stands the alternative, or a plate under it', () => {
  expect(build({ picture, alternative })).toMatchObject({ lostOver: ['primary', 'accent'], over: { isAlternative: true }, footer: { isAlternative: true }, isFooterPlated: false })
  expect(build({ picture })).toMatchObject({ lostOver: ['primary', 'accent'], over: null, footer: { isAlternative: false }, isFooterPlated: true })
  for (const footerColor of ['secondary', 'background', 'header'])
    expect(build({ picture, alternative }, { appearance: { footerColor } }), footerColor).toMatchObject({ footer: { isAlternative: false }, isFooterPlated: false })
})

import type { SettingName } from '../../i18n/editor/settings/de.ts'
import type { Drawing, Stroke } from '../../options/choice-pictures.ts'

const stroke =
  (kind: Stroke['kind']) =>
  (x: number, y: number, width: number, height: number): Stroke => ({ kind, x, y, width, height })
const [frame, picture, accent] = [stroke('frame'), stroke('picture'), stroke('accent')]
const line = (x: number, y: number, width: number): Stroke => stroke('line')(x, y, width, 3)

const window = (parts: Drawing): Drawing => [frame(4, 2, 56, 36), ...parts]
const menu = (x: number): Drawing => [line(x, 7.5, 8), line(x + 11, 7.5, 8)]
const button = (x: number): Drawing => window([line(10, 9, 30), line(10, 15, 22), accent(x, 28, 16, 7)])

/** What a choice looks like on the page, by the name of the setting. */
export const SETTING_PICTURES: Readonly<Partial<Record<SettingName, Readonly<Record<string, Drawing>>>>> = {
  headerLook: {
    opaque: window([accent(8, 6, 8, 6), ...menu(38), picture(4, 15, 56, 23)]),
    transparent: [picture(4, 2, 56, 36), accent(8, 6, 8, 6), ...menu(38)],
  },
  headerLogoSize: { small: window([accent(9, 10, 9, 5)]), medium: window([accent(9, 8, 14, 8)]), large: window([accent(9, 6, 21, 12)]) },
  footerLogoSize: { small: window([accent(9, 26, 9, 5)]), medium: window([accent(9, 24, 14, 8)]), large: window([accent(9, 22, 21, 12)]) },
  logoPosition: { left: window([accent(8, 6, 12, 7), ...menu(36)]), center: window([line(8, 8, 9), accent(26, 6, 12, 7), line(47, 8, 9)]) },
  bookingPosition: { left: button(8), right: button(40) },
}

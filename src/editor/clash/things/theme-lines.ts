import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { same } from '../../../model/same.ts'
import { THEME_COLORS, themeSchema } from '../../../model/site/theme.ts'
import { CORNERS, lookOf, SPACING } from '../../settings/theme/theme-looks.ts'
import { line, type Lines } from './scene.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const fontName = (family: string) => family.split('-').map(capital).join(' ')

export const themeLines: Lines = (value, other, scene) => {
  const [own, theirs] = [value, other].map((each) => themeSchema.safeParse(each).data)
  if (!own || !theirs) return []
  const { fields, choices, theme } = settingsTexts[scene.locale]
  const colors = THEME_COLORS.filter((role) => own.colors[role] !== theirs.colors[role]).map((role) => line(scene, theme.roles[role], own.colors[role]))
  const fonts = same(own.fonts, theirs.fonts) ? [] : [line(scene, fields.fonts, [...new Set([own.fonts.heading, own.fonts.text])].map(fontName).join(', '))]
  const [corners, space] = [lookOf(own, CORNERS), lookOf(own, SPACING)]
  return [
    ...colors,
    ...fonts,
    ...(corners === lookOf(theirs, CORNERS) ? [] : [line(scene, fields.corners, corners ? choices.corners[corners] : scene.texts.ownLook)]),
    ...(space === lookOf(theirs, SPACING) ? [] : [line(scene, fields.spacing, space ? choices.spacing[space] : scene.texts.ownLook)]),
  ]
}

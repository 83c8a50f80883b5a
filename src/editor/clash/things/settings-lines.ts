import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import type { EditorLocale } from '../../../model/locales.ts'
import { linkSchema } from '../../../model/content/link.ts'
import { groupedWeek, openingHoursSchema } from '../../../model/opening-hours/opening-hours.ts'
import { same } from '../../../model/same.ts'
import { valueAt } from '../../settings/change-setting.ts'
import { longDate, weekdayName } from '../../settings/hours/weekday-name.ts'
import { valueWords } from '../../settings/past/past-words.ts'
import { SETTING_FIELDS, type SettingField } from '../../settings/setting-fields.ts'
import { line, mediaNameIn, pageNameIn, type Scene } from './scene.ts'

const differing = (part: string, one: unknown, other: unknown) =>
  Object.values(SETTING_FIELDS)
    .flat()
    .filter((field) => field.part === part && !same(valueAt(one, field.path), valueAt(other, field.path)))

/** The part of the panel that it is about. */
export function settingsPlace(part: string, one: unknown, other: unknown, locale: EditorLocale): string | null {
  const [first] = differing(part, one, other)
  const found = Object.entries(SETTING_FIELDS).find(([, fields]) => first !== undefined && fields.includes(first))
  const names: Readonly<Partial<Record<string, string>>> = settingsTexts[locale].sections
  return (found && names[found[0]]) ?? null
}

export function settingsLines(part: string, value: unknown, other: unknown, scene: Scene): readonly string[] {
  const texts = settingsTexts[scene.locale]
  return differing(part, value, other).map((field) => {
    const own = valueAt(value, field.path)
    return line(scene, texts.fields[field.name], valueWords(texts, field, own) ?? wordsOfOwn(field, own, scene))
  })
}

/** The hours of one branch; without any of its own those of the business lookup count. */
export function branchLines(value: unknown, _: unknown, scene: Scene): readonly string[] {
  const hours = openingHoursSchema.safeParse(value).data
  return [hours ? hoursWords(hours, scene) : settingsTexts[scene.locale].hours.fromLookUp]
}

/** Values with a control of their own. */
function wordsOfOwn({ name }: SettingField, value: unknown, scene: Scene): string {
  const hours = openingHoursSchema.safeParse(value).data
  if (hours) return hoursWords(hours, scene)
  const links = linkSchema.array().safeParse(value).data
  if (links) return links.map((link) => ('page' in link ? pageNameIn(scene, link.page.id) : 'url' in link ? link.url : 'phone' in link ? link.phone : link.email)).join(', ')
  if (typeof value !== 'string' || value === '') return ''
  return name === 'bookingPage' ? pageNameIn(scene, value) : mediaNameIn(scene, value)
}

function hoursWords(hours: Parameters<typeof groupedWeek>[0], { locale, texts }: Scene): string {
  const times = (ranges: readonly { from: string; to: string }[]) => (ranges.length === 0 ? texts.closed : ranges.map(({ from, to }) => `${from}–${to}`).join(', '))
  const days = groupedWeek(hours).map(
    ({ from, to, ranges }) => `${from === to ? weekdayName(from, locale) : `${weekdayName(from, locale)}–${weekdayName(to, locale)}`} ${times(ranges)}`,
  )
  const special = hours.special.map(({ date, open, close }) => `${longDate(date, locale)} ${open === close ? texts.closed : `${open}–${close}`}`)
  return [...days, ...special].join('; ')
}

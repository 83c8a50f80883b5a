import { textIn } from '../model/content/field.ts'
import type { Locale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'
import { translatedTexts } from './translated-texts.ts'

/** A text that is written in another language of the page, but not in this one. */
export type MissingText = { groupId: string; slot: string; locale: Locale }

/** A section that did not change lacks what it lacked before: on a long page, asking all of them would be felt at every key. */
const known = new WeakMap<Group, { locales: readonly Locale[]; missing: MissingText[] }>()

function missingInGroup(group: Group, locales: readonly Locale[]): MissingText[] {
  const before = known.get(group)
  if (before?.locales === locales) return before.missing
  const missing = translatedTexts([group], locales).flatMap(({ groupId, slot, field, locales: shown }) =>
    shown.filter((locale) => textIn(field, locale) === null).map((locale) => ({ groupId, slot, locale })),
  )
  known.set(group, { locales, missing })
  return missing
}

/** `locales`: the languages in which the page is open. What nobody wrote in any of them is missing in none. */
export function missingTranslations(groups: readonly Group[], locales: readonly Locale[]): MissingText[] {
  return groups.flatMap((group) => missingInGroup(group, locales))
}

/** How many texts each language lacks; a complete one has 0. */
export function countMissing(missing: readonly MissingText[], locales: readonly Locale[]): Partial<Record<Locale, number>> {
  return Object.fromEntries(locales.map((locale) => [locale, missing.filter((each) => each.locale === locale).length]))
}

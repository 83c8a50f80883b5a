import { textIn } from '../model/content/field.ts'
import type { Locale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { usedSlots, type Used } from './is-empty-in.ts'

/** A text that is written in another language of the page, but not in this one. */
export type MissingText = { groupId: string; slot: string; locale: Locale }

/** What is still there after the next publication. */
const STAYS: readonly Group['status'][] = ['draft', 'published']

/** A section that did not change lacks what it lacked before: on a long page, asking all of them would be felt at every key. */
const known = new WeakMap<Group, { locales: readonly Locale[]; missing: MissingText[] }>()

function missingInGroup(group: Group, locales: readonly Locale[]): MissingText[] {
  const before = known.get(group)
  if (before?.locales === locales) return before.missing
  const missing = missingIn(
    group,
    locales.filter((locale) => !group.disallowedLanguages.includes(locale)),
  )
  known.set(group, { locales, missing })
  return missing
}

/** `locales`: the languages in which the page is open. What nobody wrote in any of them is missing in none. */
export function missingTranslations(groups: readonly Group[], locales: readonly Locale[]): MissingText[] {
  return groups.filter(({ status }) => STAYS.includes(status)).flatMap((group) => missingInGroup(group, locales))
}

function missingIn(group: Group, locales: readonly Locale[]): MissingText[] {
  const definition = findDefinition(group.type)
  const slots = definition ? usedSlots(definition, group).filter(isTranslated) : []
  const own = slots.flatMap(({ slot }) => {
    const unwritten = locales.filter((locale) => textIn(slot.field, locale) === null)
    return unwritten.length < locales.length ? unwritten.map((locale) => ({ groupId: group.id, slot: slot.name, locale })) : []
  })
  return [...own, ...missingTranslations(group.children, locales)]
}

function isTranslated({ slot: { field } }: Used): boolean {
  return field.content.type === 'localizedSingleValue' || field.content.type === 'localizedRichText'
}

/** How many texts each language lacks; a complete one has 0. */
export function countMissing(missing: readonly MissingText[], locales: readonly Locale[]): Partial<Record<Locale, number>> {
  return Object.fromEntries(locales.map((locale) => [locale, missing.filter((each) => each.locale === locale).length]))
}

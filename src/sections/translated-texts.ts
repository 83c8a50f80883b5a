import { textIn, type Field } from '../model/content/field.ts'
import type { Locale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { usedSlots, type Used } from './is-empty-in.ts'

/** A text that somebody wrote in at least one of the languages in which its section is shown. */
export type TranslatedText = { groupId: string; type: string; slot: string; field: Field; locales: readonly Locale[] }

/** What is still there after the next publication. */
const STAYS: readonly Group['status'][] = ['draft', 'published']

/** `locales`: the languages in which the page is open. */
export function translatedTexts(groups: readonly Group[], locales: readonly Locale[]): TranslatedText[] {
  return groups
    .filter(({ status }) => STAYS.includes(status))
    .flatMap((group) =>
      textsIn(
        group,
        locales.filter((locale) => !group.disallowedLanguages.includes(locale)),
      ),
    )
}

function textsIn(group: Group, locales: readonly Locale[]): TranslatedText[] {
  const definition = findDefinition(group.type)
  const slots = definition ? usedSlots(definition, group).filter(isTranslated) : []
  const own = slots
    .filter(({ slot }) => locales.some((locale) => textIn(slot.field, locale) !== null))
    .map(({ slot }) => ({ groupId: group.id, type: group.type, slot: slot.name, field: slot.field, locales }))
  return [...own, ...translatedTexts(group.children, locales)]
}

function isTranslated({ slot: { field } }: Used): boolean {
  return field.content.type === 'localizedSingleValue' || field.content.type === 'localizedRichText'
}

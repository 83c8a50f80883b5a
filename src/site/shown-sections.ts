import type { Locale } from '../model/locales.ts'
import { isShownIn, type Group } from '../model/page/document.ts'
import type { SectionDefinition } from '../sections/define-section.ts'
import { findDefinition } from '../sections/definitions.ts'
import { prepareSection } from '../sections/prepare-section.ts'

export type ShownSection = { group: Group; definition: SectionDefinition } & ReturnType<typeof prepareSection>

/** The groups that visitors see in a language, with their slots, in the order of the page. */
export function shownSections(groups: readonly Group[], locale: Locale): ShownSection[] {
  return groups.flatMap((group) => {
    const definition = isShownIn(group, locale) ? findDefinition(group.type) : undefined
    return definition ? [{ group, definition, ...prepareSection(definition, group) }] : []
  })
}

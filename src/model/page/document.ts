import type { Field } from '../content/field.ts'
import type { Locale } from '../locales.ts'
import type { ItemStatus, PageRole } from './status.ts'

export type OptionValues = Readonly<Record<string, unknown>>

/** A section or a card: what the page is made of. */
export type Group = {
  id: string
  type: string
  /** Version of the section's definition that wrote this content. */
  version: number
  status: ItemStatus
  disallowedLanguages: readonly Locale[]
  options: OptionValues
  fields: Readonly<Record<string, Field>>
  children: readonly Group[]
}

/** What a publication freezes: all languages at once. */
export type PageContent = {
  disallowedLanguages: readonly Locale[]
  groups: readonly Group[]
}

export type PageMeta = {
  name: Partial<Record<Locale, string>>
  description: Partial<Record<Locale, string>>
}

export type PageHead = {
  id: string
  collection: string | null
  role: PageRole | null
  status: ItemStatus
  meta: PageMeta
  slugs: Partial<Record<Locale, string>>
}

export function* walkGroups(groups: readonly Group[]): Generator<Group> {
  for (const group of groups) {
    yield group
    yield* walkGroups(group.children)
  }
}

const isThere = ({ status }: Group) => status !== 'archived' && status !== 'deleted'

export function isShownIn(group: Group, locale: Locale): boolean {
  return isThere(group) && !group.disallowedLanguages.includes(locale)
}

/** There, but not for visitors of this language. */
export function isClosedIn(group: Group, locale: Locale): boolean {
  return isThere(group) && group.disallowedLanguages.includes(locale)
}

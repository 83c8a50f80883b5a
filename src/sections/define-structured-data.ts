import type { Locale } from '../model/locales.ts'
import type { Group } from '../model/page/document.ts'
import type { Slot } from '../ui/slots/slot.ts'

/** An entry of the vocabulary schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

export type DescriptionInput = {
  locale: Locale
  /** The site that speaks; its organisation is described on the home page under this id. */
  site: { name: string; origin: string; organizationId: string; isOptician: boolean }
  pageUrl: string
  slots: Readonly<Record<string, Slot>>
  options: Readonly<Record<string, unknown>>
  /** Those that visitors see in this language. */
  cards: readonly { group: Group; slots: Readonly<Record<string, Slot>> }[]
  /** What the section's loader brought. */
  data: unknown
}

/** What a section tells machines: only what it also shows to people. */
export type DescribeSection = (input: DescriptionInput) => readonly Thing[]

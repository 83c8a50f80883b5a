import { textIn } from '../../model/content/field.ts'
import { LOCALES, type Locale } from '../../model/locales.ts'
import { isShownIn, type Group, type PageContent } from '../../model/page/document.ts'
import type { SectionDefinition, SlotDefinition, SlotKind } from '../../sections/define-section.ts'
import { blankLanguages } from '../../sections/blank-languages.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { prepareSection } from '../../sections/prepare-section.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import type { SearchTexts } from '../../store/search.ts'

/** What a visitor reads; the words on buttons say where to click, not what a page is about. */
const READ: readonly SlotKind[] = ['text', 'richText', 'value']

/** More would not fit into the database's list of one page's words. */
const LONGEST = 50_000

/** What each language's visitors can read on a page; a language in which it is not shown, or nobody wrote it, is missing. */
export function searchTextsOf(content: PageContent): SearchTexts {
  const groups = content.groups.map((group) => upgradeGroup(group, findDefinition))
  const open = LOCALES.filter((locale) => !content.disallowedLanguages.includes(locale))
  const blank = blankLanguages(groups, open)
  return Object.fromEntries(open.filter((locale) => !blank.includes(locale)).map((locale) => [locale, textOf(groups, locale)]))
}

type Passage = { text: string; isOfAllLanguages: boolean }

function textOf(groups: readonly Group[], locale: Locale): string {
  const passages = groups.flatMap((group) => passagesOf(group, locale))
  // A price or an e-mail address alone does not make a page a translated one.
  if (passages.every(({ isOfAllLanguages }) => isOfAllLanguages)) return ''
  return joinPassages(passages.map(({ text }) => text))
    .slice(0, LONGEST)
    .toWellFormed()
}

function passagesOf(group: Group, locale: Locale): Passage[] {
  const definition = findDefinition(group.type)
  if (!definition || !isShownIn(group, locale)) return []
  return [...ownPassages(definition, group, locale), ...group.children.flatMap((child) => passagesOf(child, locale))]
}

function ownPassages(definition: SectionDefinition, group: Group, locale: Locale): Passage[] {
  const { slots } = prepareSection(definition, group)
  return Object.entries(definition.slots).flatMap(([name, slot]: [string, SlotDefinition]): Passage[] => {
    const prepared = slots[name]
    const text = READ.includes(slot.kind) && prepared?.isShown ? textIn(prepared.field, locale) : null
    return text === null ? [] : [{ text: text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(), isOfAllLanguages: slot.contentType === 'single' }]
  })
}

function joinPassages(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before === '' ? text : `${before}${/[.!?…:]$/.test(before) ? ' ' : ' · '}${text}`), '')
}

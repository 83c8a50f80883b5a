import { formatCost } from '../../model/content/cost.ts'
import { textIn } from '../../model/content/field.ts'
import { LOCALES, type Locale } from '../../model/locales.ts'
import { isShownIn, type Group, type PageContent } from '../../model/page/document.ts'
import { keptText } from '../../model/search/kept-text.ts'
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

/** By section: what its loader brings, in whatever language that was written. */
export type BroughtWords = ReadonlyMap<string, readonly string[]>

/** What each language's visitors can read on a page; a language in which it is not shown, or nobody wrote it, is missing. */
export function searchTextsOf(content: PageContent, brought: BroughtWords = new Map()): SearchTexts {
  const groups = content.groups.map((group) => upgradeGroup(group, findDefinition))
  const open = LOCALES.filter((locale) => !content.disallowedLanguages.includes(locale))
  const blank = blankLanguages(groups, open)
  return Object.fromEntries(open.filter((locale) => !blank.includes(locale)).map((locale) => [locale, textOf(groups, locale, brought)]))
}

type Passage = { text: string; isOfAllLanguages: boolean }

function textOf(groups: readonly Group[], locale: Locale, brought: BroughtWords): string {
  const passages = groups.flatMap((group) => passagesOf(group, locale, brought))
  // A price or an e-mail address alone does not make a page a translated one.
  if (passages.every(({ isOfAllLanguages }) => isOfAllLanguages)) return ''
  const text = joinPassages(passages.map((passage) => passage.text))
  return keptText(text.slice(0, LONGEST).toWellFormed())
}

function passagesOf(group: Group, locale: Locale, brought: BroughtWords): Passage[] {
  const definition = findDefinition(group.type)
  if (!definition || !isShownIn(group, locale)) return []
  const words = (brought.get(group.id) ?? []).map((text) => ({ text: tidy(text), isOfAllLanguages: true }))
  return [...ownPassages(definition, group, locale), ...words, ...group.children.flatMap((child) => passagesOf(child, locale, brought))]
}

function ownPassages(definition: SectionDefinition, group: Group, locale: Locale): Passage[] {
  const { slots } = prepareSection(definition, group)
  return Object.entries(definition.slots).flatMap(([name, slot]: [string, SlotDefinition]): Passage[] => {
    const prepared = slots[name]
    const text = READ.includes(slot.kind) && prepared?.isShown ? textIn(prepared.field, locale) : null
    return text === null ? [] : [{ text: tidy(slot.of === 'money' ? formatCost(text) : text), isOfAllLanguages: slot.contentType === 'single' }]
  })
}

const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

function joinPassages(texts: readonly string[]): string {
  return texts.reduce((before, text) => (before === '' ? text : `${before}${/[.!?…:]$/.test(before) ? ' ' : ' · '}${text}`), '')
}

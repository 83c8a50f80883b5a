import { placeOfAct, wordsOfAct } from '../../model/commands/command.ts'
import type { Act, CommandTexts, Words } from '../../model/commands/define-command.ts'
import { groupLanguages } from '../../model/commands/group-languages.ts'
import { findGroup, parentOf, type Desk } from '../../model/commands/desk.ts'
import { splitLanguages } from './split-languages.ts'

/** Where a line of a list leads. */
export type Spot = { groupId: string; slot: string | null; locale: string | null }

export type ReceiptLine = { words: Words; spot: Spot | null }
export type ReceiptPart = { groupId: string; name: string; lines: ReceiptLine[] }

/** Under a section's own heading its name is not said again: «Titel · Team» is «Titel» there, «Titel · Teammitglied» stays. */
export function withoutSection(where: string, section: string): string {
  const end = ` · ${section}`
  return where.endsWith(end) ? where.slice(0, -end.length) : where
}

function sectionAround(desk: Desk, groupId: string): string {
  const parent = parentOf(desk, groupId)
  return typeof parent === 'string' ? sectionAround(desk, parent) : groupId
}

/** What opens in a language may have waited there for its translation: nobody has to have hidden it. */
function visitorWords(act: Act, desk: Desk, texts: CommandTexts): Words {
  const words = wordsOfAct(act, desk, texts)
  if (act.kind !== groupLanguages.kind) return words
  const { before, after } = groupLanguages.read(act.body)
  const isOpening = after.every((locale) => before.includes(locale))
  return isOpening
    ? {
        ...words,
        what: texts.inLanguages(
          'appears',
          before.filter((locale) => !after.includes(locale)),
        ),
      }
    : words
}

/** Changes in words, under the section that they belong to, in the order of the page; what is gone stands last. */
export function receiptOf(acts: readonly Act[], desk: Desk, texts: CommandTexts): ReceiptPart[] {
  const parts = new Map<string, ReceiptPart>()
  for (const act of splitLanguages(acts)) {
    const place = placeOfAct(act)
    const words = visitorWords(act, desk, texts)
    const groupId = place ? sectionAround(desk, place.groupId) : ''
    const section = findGroup(desk, groupId)
    const part = parts.get(groupId) ?? { groupId, name: section ? texts.section(section.type) : words.where, lines: [] }
    part.lines.push({ words, spot: place && findGroup(desk, place.groupId) ? { ...place, locale: words.locale } : null })
    parts.set(groupId, part)
  }
  const order = desk.groups.map(({ id }) => id)
  const at = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...parts.values()].toSorted((one, other) => at(one.groupId) - at(other.groupId))
}

import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { placeOf } from '../../model/page/place.ts'
import type { Command, SectionCommand, Stamp } from './command.ts'
import { textAt } from './fields.ts'
import { isUnchanged } from './is-unchanged.ts'

type Groups = readonly Group[]

function* textFields(groups: Groups): Generator<string> {
  for (const group of walkGroups(groups)) {
    for (const [slot, field] of Object.entries(group.fields)) {
      if (field.content.type === 'localizedSingleValue') yield fieldId(group.id, slot)
    }
  }
}

/** Sections of one page that the other does not have, each with its place. */
function sectionsOnlyIn(groups: Groups, others: Groups, kind: SectionCommand['kind'], stamp: () => Stamp): SectionCommand[] {
  const ids = groups.map(({ id }) => id)
  const known = new Set(others.map(({ id }) => id))
  return groups.filter(({ id }) => !known.has(id)).map((group) => ({ ...stamp(), kind, group, place: placeOf(ids, group.id) }))
}

/** A replaced page told as commands, so that a revert can be undone like anything else. */
export function pageDifferences(from: Groups, to: Groups, locales: readonly Locale[], stamp: () => Stamp): readonly Command[] {
  // The last goes first: undone in reverse, each then finds the neighbour it stood beside.
  const gone = sectionsOnlyIn(from, to, 'removeSection', stamp).toReversed()
  return [...sectionsOnlyIn(to, from, 'addSection', stamp), ...textDifferences(from, to, locales, stamp), ...gone]
}

function textDifferences(from: Groups, to: Groups, locales: readonly Locale[], stamp: () => Stamp): readonly Command[] {
  const ids = new Set([...textFields(from), ...textFields(to)])
  return [...ids].flatMap((id) =>
    locales.flatMap((locale): Command[] => {
      const before = textAt(from, id, locale)
      const after = textAt(to, id, locale)
      return isUnchanged(before, after) ? [] : [{ ...stamp(), kind: 'saveText', fieldId: id, locale, before, after }]
    }),
  )
}

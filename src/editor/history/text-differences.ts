import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { fieldId } from '../../model/page/field-id.ts'
import type { Command, Stamp } from './command.ts'
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

/** A replaced page told as commands, so that a revert can be undone like anything else. */
export function textDifferences(from: Groups, to: Groups, locales: readonly Locale[], stamp: () => Stamp): readonly Command[] {
  const ids = new Set([...textFields(from), ...textFields(to)])
  return [...ids].flatMap((id) =>
    locales.flatMap((locale): Command[] => {
      const before = textAt(from, id, locale)
      const after = textAt(to, id, locale)
      return isUnchanged(before, after) ? [] : [{ ...stamp(), kind: 'saveText', fieldId: id, locale, before, after }]
    }),
  )
}

import { findGroup, type Desk } from '../../model/commands/desk.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { fieldVisibility } from '../../model/commands/field-visibility.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupDuplicate } from '../../model/commands/group-duplicate.ts'
import { spotOf } from '../../model/commands/move-act.ts'
import { groupLanguages } from '../../model/commands/group-languages.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import type { Locale } from '../../model/locales.ts'
import { copyGroup } from '../../model/page/copy-group.ts'
import type { Group } from '../../model/page/document.ts'
import { placeOf, type Place } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'

export function duplicateAct(desk: Desk, groupId: string, newId: () => string): { act: Act; id: string } | null {
  const spot = spotOf(desk, groupId)
  if (!spot) return null
  const copy = copyGroup(spot.group, newId)
  return { act: groupDuplicate.act({ pageId: desk.pageId, parentId: spot.parentId, place: { nextTo: groupId, side: 'after' }, after: copy, sourceId: groupId }), id: copy.id }
}

/** With where the keyboard goes on afterwards: at the neighbour that takes its place, or at what held it. */
export function removeAct(desk: Desk, groupId: string): { act: Act; next: string | null } | null {
  const spot = spotOf(desk, groupId)
  if (!spot) return null
  const ids = spot.siblings.map(({ id }) => id)
  const next = ids[spot.index + 1] ?? ids[spot.index - 1] ?? spot.parentId
  return { act: groupRemove.act({ pageId: desk.pageId, parentId: spot.parentId, place: placeOf(ids, groupId), before: spot.group }), next }
}

export const addCardAct = (desk: Desk, parentId: string, place: Place, card: Group): Act => groupAdd.act({ pageId: desk.pageId, parentId, place, after: card })

/** Closed in these languages, or open in them; the others stay as they are. */
export function languagesAct(desk: Desk, groupId: string, languages: readonly Locale[], isShown: boolean): Act | null {
  const group = findGroup(desk, groupId)
  if (!group) return null
  const others = group.disallowedLanguages.filter((each) => !languages.includes(each))
  return groupLanguages.act({ groupId, before: [...group.disallowedLanguages], after: isShown ? others : [...others, ...languages] })
}

/** The other way round than it is now. */
export function visibilityAct(desk: Desk, { groupId, slot }: { groupId: string; slot: string }): Act | null {
  const group = findGroup(desk, groupId)
  const definition = group && findDefinition(group.type)
  const type = definition && Object.entries(definition.slots).find(([name]) => name === slot)?.[1]?.contentType
  if (!group || !type) return null
  const before = group.fields[slot]?.visible ?? true
  return fieldVisibility.act({ groupId, slot, type, before, after: !before })
}

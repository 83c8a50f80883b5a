import { mediaIn } from '../model/content/field.ts'
import { walkGroups, type Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { usedSlots } from './is-empty-in.ts'

export type EmptyPlace = { groupId: string; slot: string }

/** E-153: cards whose picture is missing beside others that have one. Editors see a place to fill there, visitors a hole. */
export function emptyPlaces(groups: readonly Group[]): EmptyPlace[] {
  return [...walkGroups(groups)].flatMap(({ children, status }) => {
    if (status === 'markedForDeletion') return []
    const places = children.filter((card) => card.status !== 'markedForDeletion').flatMap(picturePlaces)
    return places
      .filter(({ isFilled, type, slot }) => !isFilled && places.some((other) => other.isFilled && other.type === type && other.slot === slot))
      .map(({ groupId, slot }) => ({ groupId, slot }))
  })
}

function picturePlaces(card: Group) {
  const definition = findDefinition(card.type)
  if (!definition) return []
  return usedSlots(definition, card).flatMap(({ slot: { name, field }, kind }) =>
    kind === 'picture' ? [{ groupId: card.id, type: card.type, slot: name, isFilled: mediaIn(field) !== null }] : [],
  )
}

import type { Group } from '../model/page/document.ts'
import type { SectionDefinition } from './define-section.ts'
import { findDefinition } from './definitions.ts'

const FIRST_CARDS = 3

/** A section or card as it begins: options and slots are read through the definition, so nothing stored means its defaults. */
export function newGroup({ type, version }: SectionDefinition, id: string): Group {
  return { id, type, version, status: 'draft', disallowedLanguages: [], options: {}, fields: {}, children: [] }
}

/** A card that looks like its neighbour: what is chosen from a list is taken over, what leads or shows something of its own is not. */
export function newCard(definition: SectionDefinition, id: string, neighbour: Group | undefined): Group {
  const isLook = ([key]: [string, unknown]) => definition.options[key]?.choices !== undefined
  const options = neighbour?.type === definition.type ? Object.fromEntries(Object.entries(neighbour.options).filter(isLook)) : {}
  return { ...newGroup(definition, id), options }
}

/** A section as an editor begins with it: a board has cards to write in. Empty ones show visitors nothing. */
export function newSection(definition: SectionDefinition, newId: () => string): Group {
  const card = definition.card === undefined ? undefined : findDefinition(definition.card)
  const children = card ? Array.from({ length: FIRST_CARDS }, () => newGroup(card, newId())) : []
  return { ...newGroup(definition, newId()), children }
}

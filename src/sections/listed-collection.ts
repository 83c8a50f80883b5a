import type { Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { readOptions } from './prepare-section.ts'

/** The collection whose pages a section lists; null where it lists none. */
export function listedCollection(group: Pick<Group, 'type' | 'options'>): string | null {
  const definition = findDefinition(group.type)
  const name = definition?.fedBy?.source === 'collection' ? readOptions(definition, group)['collection'] : null
  return typeof name === 'string' ? name : null
}

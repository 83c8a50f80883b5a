import type { Group } from '../model/page/document.ts'
import { same } from '../model/same.ts'
import { findDefinition } from './definitions.ts'

/** A choice that says what the section does anyway is none: switched off and on again, nothing has changed for anybody. */
export function withoutDefaults(groups: readonly Group[]): Group[] {
  return groups.map((group) => {
    const known = findDefinition(group.type)?.options ?? {}
    const kept = Object.entries(group.options).filter(([key, value]) => !(key in known && same(value, known[key]?.default)))
    return { ...group, options: Object.fromEntries(kept), children: withoutDefaults(group.children) }
  })
}

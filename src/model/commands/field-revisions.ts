import { fieldId } from '../page/field-id.ts'
import type { Fact } from './facts.ts'
import { readKey } from './key.ts'

/** By field id, of what was ever written. */
export function fieldRevisions(facts: readonly Fact[]): Record<string, number> {
  const entries = facts.flatMap(({ key, revision }) => {
    const parts = readKey(key)
    return parts?.of === 'field' ? [[fieldId(parts.groupId, parts.slot), revision] as const] : []
  })
  return Object.fromEntries(entries)
}

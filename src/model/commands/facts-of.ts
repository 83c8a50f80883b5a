import type { Desk } from './desk.ts'
import { groupsById, valueOn, type Fact, type Revisions } from './facts.ts'

/** What lies under these keys, with their revisions. */
export function factsOf(desk: Desk, keys: readonly string[], revisions: Revisions): Fact[] {
  const groups = groupsById(desk)
  return keys.map((key) => ({ key, revision: revisions[key] ?? 0, value: valueOn(desk, groups, key) }))
}

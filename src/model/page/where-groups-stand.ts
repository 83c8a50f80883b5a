import type { Group } from './document.ts'

export type Standing = { group: Group; parentId: string | null; position: number }

/** One walk per state of the page: with every change a dozen pieces of the editor look for theirs, and hundreds of empty places ask where they stand. */
const known = new WeakMap<readonly Group[], ReadonlyMap<string, Standing>>()

export function whereGroupsStand(groups: readonly Group[]): ReadonlyMap<string, Standing> {
  const before = known.get(groups)
  if (before) return before
  const standings = new Map<string, Standing>()
  const walk = (siblings: readonly Group[], parentId: string | null) =>
    siblings.forEach((group, position) => {
      if (!standings.has(group.id)) standings.set(group.id, { group, parentId, position })
      walk(group.children, group.id)
    })
  walk(groups, null)
  known.set(groups, standings)
  return standings
}

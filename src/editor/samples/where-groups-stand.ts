import type { Group } from '../../model/page/document.ts'

export type Standing = { group: Group; parentId: string | null; position: number }

/** One walk per state of the page: hundreds of empty places ask where they stand when the tools come out. */
const known = new WeakMap<readonly Group[], ReadonlyMap<string, Standing>>()

export function whereGroupsStand(groups: readonly Group[]): ReadonlyMap<string, Standing> {
  const before = known.get(groups)
  if (before) return before
  const standings = new Map<string, Standing>()
  const walk = (siblings: readonly Group[], parentId: string | null) =>
    siblings.forEach((group, position) => {
      standings.set(group.id, { group, parentId, position })
      walk(group.children, group.id)
    })
  walk(groups, null)
  known.set(groups, standings)
  return standings
}

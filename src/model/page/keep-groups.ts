import { same } from '../same.ts'
import type { Group } from './document.ts'

type Groups = readonly Group[]

/** The next state of a page in which every group that says the same as before is the same object as before: it is not drawn again. */
export function keepGroups(before: Groups, next: Groups): Groups {
  if (before === next) return before
  const known = new Map(before.map((group) => [group.id, group]))
  const kept = next.map((group) => keepGroup(known.get(group.id), group))
  return kept.length === before.length && kept.every((group, at) => group === before[at]) ? before : kept
}

function keepGroup(before: Group | undefined, group: Group): Group {
  if (!before || before === group) return group
  const children = keepGroups(before.children, group.children)
  // Whatever is not told apart by its cards is told apart by the rest, without looking into the cards again.
  if (children === before.children && same({ ...before, children: [] }, { ...group, children: [] })) return before
  return { ...group, children }
}

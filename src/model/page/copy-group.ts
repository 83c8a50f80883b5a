import type { Group } from './document.ts'

/** The same content under ids of its own, as a draft. */
export function copyGroup(group: Group, newId: () => string): Group {
  return { ...group, id: newId(), status: 'draft', children: group.children.map((child) => copyGroup(child, newId)) }
}

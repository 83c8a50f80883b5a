import type { Group } from '../model/page/document.ts'
import type { SectionDefinition } from './define-section.ts'

type FindDefinition = (type: string) => SectionDefinition | undefined

/** Stored content moves forward step by step, so that only today's renderer has to exist. */
export function upgradeGroup(group: Group, find: FindDefinition): Group {
  const definition = find(group.type)
  const children = group.children.map((child) => upgradeGroup(child, find))
  if (!definition) return { ...group, children }
  const pending = definition.steps.filter((step) => step.to > group.version).toSorted((a, b) => a.to - b.to)
  const upgraded = pending.reduce<Group>((current, step) => ({ ...step.run(current), version: step.to }), { ...group, children })
  return { ...upgraded, version: Math.max(group.version, definition.version) }
}

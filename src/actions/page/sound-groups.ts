import { z } from 'zod'
import { fieldSchema, type Field } from '../../model/content/field.ts'
import { localeSchema } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { PageMode } from '../../model/page/path.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'

/** What stored content must be before anything may read it; fields are looked at after it was moved forward. */
const shapeSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  version: z.number(),
  status: z.string(),
  disallowedLanguages: z.array(localeSchema),
  options: z.record(z.string(), z.unknown()),
  fields: z.record(z.string(), z.unknown()),
  children: z.array(z.unknown()),
})

/** A section or a card with something nobody could draw. */
export type BrokenGroup = { id: string; type: string; reason: string }

/**
 * Stored content moved forward, without what would break the page: on live pages a section or card with a field that is
 * none is left out. Editors see it with that field empty, because what is not on their page they could not mend.
 */
export function soundGroups(stored: readonly Group[], mode: PageMode): Sound {
  const known = mode === 'live' ? checked.get(stored) : undefined
  if (known) return known
  const sound = check(stored, mode)
  if (mode === 'live') checked.set(stored, sound)
  return sound
}

type Sound = { groups: Group[]; broken: BrokenGroup[] }

/** Snapshots that are kept in memory are the same objects each time, and need no second look. */
const checked = new WeakMap<readonly Group[], Sound>()

function check(stored: readonly Group[], mode: PageMode): Sound {
  const broken: BrokenGroup[] = []
  const groups = withShape(stored, broken).flatMap((group) => {
    try {
      return withFields(upgradeGroup(group, findDefinition), mode, broken)
    } catch (error) {
      broken.push({ id: group.id, type: group.type, reason: String(error) })
      return []
    }
  })
  return { groups, broken }
}

function withShape(stored: readonly Group[], broken: BrokenGroup[]): Group[] {
  return stored.flatMap((group) => {
    const shape = shapeSchema.safeParse(group)
    if (shape.success) return [{ ...group, children: withShape(group.children, broken) }]
    const named = z.object({ id: z.string(), type: z.string() }).safeParse(group)
    broken.push({ ...(named.data ?? { id: '', type: '' }), reason: placesOf(shape.error) })
    return []
  })
}

function withFields(group: Group, mode: PageMode, broken: BrokenGroup[]): Group[] {
  const bad = Object.entries(group.fields).flatMap(([name, field]) => {
    const { error } = fieldSchema.safeParse(field)
    return error ? [{ name, reason: `${name}: ${placesOf(error)}` }] : []
  })
  const children = group.children.flatMap((child) => withFields(child, mode, broken))
  if (bad.length === 0) return [{ ...group, children }]
  broken.push({ id: group.id, type: group.type, reason: bad.map(({ reason }) => reason).join('; ') })
  return mode === 'live' ? [] : [{ ...group, children, fields: without(group.fields, new Set(bad.map(({ name }) => name))) }]
}

function without(fields: Readonly<Record<string, Field>>, names: ReadonlySet<string>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))
}

/** Places only: what is written there may be private, and logs are read by others. */
function placesOf({ issues }: z.ZodError): string {
  return issues.map(({ path }) => path.join('.')).join(', ')
}

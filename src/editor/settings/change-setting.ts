import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import type { SettingsPart } from '../../model/commands/key.ts'
import type { SettingField } from './setting-fields.ts'

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => (isTree(found) ? found[key] : undefined), value)
}

function withValueAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next
  const tree = isTree(value) ? value : {}
  return { ...tree, [key]: withValueAt(tree[key], rest, next) }
}

/** E-192: one shape at a time. */
const OPPOSITES: Readonly<Partial<Record<string, readonly string[]>>> = { triangle: ['bubble'], bubble: ['triangle'] }

/** A part of the settings with one value changed, or null where the settings cannot have it: a wrong value is never sent. */
export function changedPart(settings: Settings, { name, part, path }: Pick<SettingField, 'name' | 'part' | 'path'>, value: unknown): Settings[SettingsPart] | null {
  const changed = withValueAt(settings[part], path, value)
  const opposite = value === true ? OPPOSITES[name] : undefined
  return settingsSchema.shape[part].safeParse(opposite ? withValueAt(changed, opposite, false) : changed).data ?? null
}

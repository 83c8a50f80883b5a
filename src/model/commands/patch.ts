import { same } from '../same.ts'
import type { Settled } from './define-command.ts'

type Values = Readonly<Record<string, unknown>>
type Listed = { readonly id: string }

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const isListed = (value: unknown): value is Listed => isValues(value) && typeof value['id'] === 'string'
const isList = (value: unknown): value is readonly Listed[] => Array.isArray(value) && value.every(isListed)
const ids = (list: readonly Listed[]) => list.map(({ id }) => id)

/** The parts in which a value may differ by itself: what is named, or what is listed with ids while the list itself stays as it is. */
function partsOf(before: unknown, after: unknown): { names: readonly string[]; part: (value: unknown, name: string) => unknown; isIn: (value: unknown) => boolean } | null {
  if (isValues(before) && isValues(after)) {
    const part = (value: unknown, name: string) => (isValues(value) ? value[name] : undefined)
    return { names: [...new Set([...Object.keys(before), ...Object.keys(after)])], part, isIn: isValues }
  }
  if (isList(before) && isList(after) && same(ids(before), ids(after))) {
    const part = (value: unknown, name: string) => (isList(value) ? value.find(({ id }) => id === name) : undefined)
    return { names: ids(after), part, isIn: (value) => isList(value) && ids(after).every((id) => ids(value).includes(id)) }
  }
  return null
}

/** What leads from `before` to `after`, done to what is there now; whatever both have alike is left as it is. */
export function patched(current: unknown, before: unknown, after: unknown): unknown {
  if (same(before, after)) return current
  const parts = partsOf(before, after)
  if (!parts?.isIn(current)) return after
  const changed = (name: string) => patched(parts.part(current, name), parts.part(before, name), parts.part(after, name))
  if (isList(current)) return current.map((each) => (parts.names.includes(each.id) ? changed(each.id) : each))
  const values = Object.entries({ ...(isValues(current) ? current : {}), ...Object.fromEntries(parts.names.map((name) => [name, changed(name)])) })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** How the same stands to what somebody else stored meanwhile. */
export function settlePatch(current: unknown, before: unknown, after: unknown): Settled {
  if (same(before, after) || same(current, after)) return 'same'
  const parts = partsOf(before, after)
  if (!parts?.isIn(current)) return same(current, before) ? 'merged' : 'ask'
  const all = parts.names.map((name) => settlePatch(parts.part(current, name), parts.part(before, name), parts.part(after, name)))
  if (all.includes('ask')) return 'ask'
  return all.includes('merged') ? 'merged' : 'same'
}

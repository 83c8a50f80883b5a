const ROOT = /:root\{([^{}]*)\}/g
const USE = /var\((--[\w-]+)/g
/** Of each site its theme, with the same styles behind it. */
const MAX_KEPT = 200

type Declaration = { name: string; text: string; asks: readonly string[] }
/** Taken apart at its `:root` rules. */
type Base = { between: readonly string[]; roots: readonly (readonly Declaration[])[]; byName: ReadonlyMap<string, readonly Declaration[]>; asks: readonly string[] }

const kept = new Map<string, Base>()

/** The properties that a style asks for. */
export const asksOf = (css: string): string[] => [...new Set([...css.matchAll(USE)].map(([, name = '']) => name))]

/**
 * What every page begins with, without the properties of `:root` that nothing asks for: neither one of its own rules, nor anything in
 * `asked`, nor another property that stays.
 */
export function withUsedProperties(css: string, asked: readonly (readonly string[])[]): string {
  const base = baseOf(css)
  const used = new Set<string>()
  const ask = (name: string) => {
    if (used.has(name)) return
    used.add(name)
    for (const { asks } of base.byName.get(name) ?? []) for (const next of asks) ask(next)
  }
  for (const name of base.asks) ask(name)
  for (const names of asked) for (const name of names) ask(name)
  return base.between.map((text, at) => text + rootOf(base.roots[at], used)).join('')
}

function baseOf(css: string): Base {
  const known = kept.get(css)
  if (known) return known
  const base = takeApart(css)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(css, base)
  return base
}

function rootOf(declarations: readonly Declaration[] | undefined, used: ReadonlySet<string>): string {
  if (!declarations) return ''
  const stays = declarations.filter(({ name }) => !name.startsWith('--') || used.has(name))
  return `:root{${stays.map(({ text }) => text).join(';')}}`
}

function takeApart(css: string): Base {
  const between: string[] = []
  const roots: Declaration[][] = []
  let at = 0
  for (const { 0: whole, 1: list = '', index } of css.matchAll(ROOT)) {
    between.push(css.slice(at, index))
    roots.push(declarationsIn(list))
    at = index + whole.length
  }
  between.push(css.slice(at))
  return { between, roots, byName: Map.groupBy(roots.flat(), ({ name }) => name), asks: asksOf(between.join('')) }
}

/** No value holds a semicolon: a theme's are checked, the rest is ours. */
const declarationsIn = (list: string): Declaration[] => list.split(';').map((text) => ({ name: text.slice(0, text.indexOf(':')), text, asks: asksOf(text) }))

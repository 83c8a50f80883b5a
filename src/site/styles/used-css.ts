import { heldBy, noteAsked, type Asked } from './held-by-page.ts'
import { joinRules, splitRules, type Piece } from './split-rules.ts'
import { asksOf, withUsedProperties } from './used-properties.ts'

type Sheet = { id: string; css: string }

/** What the build wrote down: the sheets in their order, and the attributes that visitors' scripts may set. */
type StyleBook = { sheets: readonly Sheet[]; moving: readonly string[] }

/**
 * `base` with the sheets that a render touched; `used` names these and their classes that it read. With the drawn body, only what can match something in it; without it everything, for
 * pages that are drawn anew in the browser.
 */
export type CssOf = (base: string, used: ReadonlySet<string>, body?: string) => string

type Taken = { pieces: readonly Piece[]; properties: readonly string[] }

export function createCssOf({ sheets, moving }: StyleBook): CssOf {
  const moves = new Set(moving)
  const asked: Asked = new Map()
  const known = new Map<string, Taken>()
  const take = ({ id, css }: Sheet): Taken => {
    const before = known.get(id)
    if (before) return before
    const taken = { pieces: splitRules(css, (attribute) => moves.has(attribute)), properties: asksOf(css) }
    noteAsked(taken.pieces, asked)
    known.set(id, taken)
    return taken
  }
  return (base, used, body) => {
    const needed = sheets.filter(({ id }) => used.has(id))
    if (body === undefined) return base + needed.map(({ css }) => css).join('')
    const taken = needed.map(take)
    const has = heldBy(body, used, asked)
    const asking = taken.map(({ properties }) => properties)
    if (body.includes('var(--')) asking.push(asksOf(body))
    return withUsedProperties(base, asking) + taken.map(({ pieces }) => joinRules(pieces, has)).join('')
  }
}

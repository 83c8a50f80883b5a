import { joinRules, splitRules, type Piece } from './split-rules.ts'

type Sheet = { id: string; css: string }

/** What the build wrote down: the sheets in their order, and the attributes that visitors' scripts may set. */
type StyleBook = { sheets: readonly Sheet[]; moving: readonly string[] }

/**
 * `used`: which sheets and which of their classes a render touched. With the drawn body, the rules that can match something in
 * it; without it whole sheets, for pages that are drawn anew in the browser.
 */
export type CssOf = (used: ReadonlySet<string>, body?: string) => string

export function createCssOf({ sheets, moving }: StyleBook): CssOf {
  const moves = new Set(moving)
  const taken = new Map<string, Piece[]>()
  const piecesOf = ({ id, css }: Sheet) => {
    const pieces = taken.get(id) ?? splitRules(css, (attribute) => moves.has(attribute))
    taken.set(id, pieces)
    return pieces
  }
  return (used, body) => {
    const needed = sheets.filter(({ id }) => used.has(id))
    if (body === undefined) return needed.map(({ css }) => css).join('')
    const has = withAttributes(used, body)
    return needed.map((sheet) => joinRules(piecesOf(sheet), has)).join('')
  }
}

const ATTRIBUTE = / (data-[a-z0-9-]+)="([^"]*)"/g

function withAttributes(used: ReadonlySet<string>, body: string): ReadonlySet<string> {
  const has = new Set(used)
  for (const [, name = '', value = ''] of body.matchAll(ATTRIBUTE)) has.add(name).add(`${name}=${value}`)
  return has
}

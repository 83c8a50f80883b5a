import { needsOf, splitAtCommas } from './selector-needs.ts'

/** One of a rule's selectors, with what a page must hold before it can match: of each list at least one. */
type Selector = { text: string; needs: readonly (readonly string[])[] }
type Rule = { selectors: readonly Selector[]; body: string }
type Block = { head: string; pieces: readonly Piece[] }
/** Text stands for what is always kept, such as the frames of an animation. */
export type Piece = string | Rule | Block

const CONDITIONAL = /^@(?:media|supports|container|layer|starting-style)\b/

/** A minified style sheet, taken apart so that a page can leave out what it has no element for. `isMoving`: scripts may set that attribute later. */
export function splitRules(css: string, isMoving: (attribute: string) => boolean): Piece[] {
  return blocksIn(css).map(({ head, body }): Piece => {
    if (body === null) return head
    if (CONDITIONAL.test(head)) return { head, pieces: splitRules(body, isMoving) }
    if (head.startsWith('@')) return `${head}{${body}}`
    return { selectors: splitAtCommas(head).map((text) => ({ text, needs: needsOf(text, isMoving) })), body }
  })
}

type Cut = { head: string; body: string | null }

/** `body` is null for a statement without braces. Braces and semicolons inside quotes and parentheses end nothing. */
function blocksIn(css: string): Cut[] {
  const cuts: Cut[] = []
  let [start, open, braces, parentheses] = [0, 0, 0, 0]
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}();]/gs)) {
    if (sign === '(') parentheses += 1
    else if (sign === ')') parentheses -= 1
    else if (parentheses > 0) continue
    else if (sign === '{' && (braces += 1) === 1) open = index
    else if (sign === '}' && (braces -= 1) === 0) start = cut(css.slice(start, open), css.slice(open + 1, index), index)
    else if (sign === ';' && braces === 0) start = cut(css.slice(start, index + 1), null, index)
  }
  return cuts

  function cut(head: string, body: string | null, end: number): number {
    cuts.push({ head, body })
    return end + 1
  }
}

/** What of it can match on a page that holds these classes and attributes. */
export function joinRules(pieces: readonly Piece[], has: ReadonlySet<string>): string {
  let css = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') css += piece
    else if ('pieces' in piece) {
      const inner = joinRules(piece.pieces, has)
      if (inner !== '') css += `${piece.head}{${inner}}`
    } else {
      const list = joinSelectors(piece.selectors, has)
      if (list !== '') css += `${list}{${piece.body}}`
    }
  }
  return css
}

/** Asked some thousand times for each page that is drawn, so without a function for every part of it. */
function joinSelectors(selectors: readonly Selector[], has: ReadonlySet<string>): string {
  let list = ''
  for (const { text, needs } of selectors) if (canMatch(needs, has)) list += list === '' ? text : `,${text}`
  return list
}

function canMatch(needs: Selector['needs'], has: ReadonlySet<string>): boolean {
  for (const choices of needs) {
    let isMet = false
    for (const choice of choices) isMet ||= has.has(choice)
    if (!isMet) return false
  }
  return true
}

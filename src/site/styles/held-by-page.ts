import type { Piece } from './split-rules.ts'

type Test = { need: string; fits: (value: string) => boolean }
/** Of each attribute, which parts of its value rules ask for: how it begins, or how it ends. */
export type Asked = Map<string, Test[]>

const PARTLY = /^(data-[a-z0-9-]+)([\^$])=(.*)$/

export function noteAsked(pieces: readonly Piece[], asked: Asked): void {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue
    if ('pieces' in piece) noteAsked(piece.pieces, asked)
    else for (const need of piece.selectors.flatMap(({ needs }) => needs.flat())) noteNeed(need, asked)
  }
}

function noteNeed(need: string, asked: Asked): void {
  const [, attribute, sign, part = ''] = PARTLY.exec(need) ?? []
  if (attribute === undefined) return
  const tests = asked.get(attribute) ?? []
  if (tests.some((one) => one.need === need)) return
  asked.set(attribute, [...tests, { need, fits: (value) => (sign === '^' ? value.startsWith(part) : value.endsWith(part)) }])
}

/** `used`, and the data attributes in the body. Read for each page that is drawn, which a pattern would do more slowly. */
export function heldBy(body: string, used: ReadonlySet<string>, asked: Asked): ReadonlySet<string> {
  const has = new Set(used)
  for (let at = body.indexOf(' data-'); at !== -1; at = body.indexOf(' data-', at)) {
    const [start, equals] = [at + 1, body.indexOf('="', at)]
    if (equals === -1) break
    const end = body.indexOf('"', equals + 2)
    const name = body.slice(start, equals)
    at = name.includes(' ') ? start : end
    noteHeld(name, body.slice(equals + 2, end), { has, asked })
  }
  return has
}

function noteHeld(name: string, value: string, { has, asked }: { has: Set<string>; asked: Asked }): void {
  const pair = `${name}=${value}`
  if (has.has(pair)) return
  has.add(name).add(pair)
  for (const { need, fits } of asked.get(name) ?? []) if (fits(value)) has.add(need)
}

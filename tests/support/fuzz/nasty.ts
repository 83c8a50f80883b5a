import type { Chance } from './chance.ts'

/** Texts that something somewhere once fell over. */
export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\ude00x',
  'a\ud83d\u0000\udfff',
  '\ufeff',
  '\ufffe\uffff',
  '\u202eabc',
  '\r\nset-cookie: a=b',
  '\n',
  '\t',
  'č',
  '👩‍👩‍👧',
  'é'.repeat(300),
  'x'.repeat(5000),
  '['.repeat(50),
  '{"a":',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  '%c0%af',
  '%ff%fe',
  '%E0%A4%A',
  "'; drop table site.pages; --",
  '\\',
  '"',
  '<script>alert(1)</script>',
  '${7*7}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T00:00:00Z',
  'https:evil.example/x',
  'javascript:alert(1)',
  '//evil.example',
  '/./..//evil.example',
  'a@b.ch',
  '0123456789abcdefghjkmnpqrs',
  '0123456789abcdefghjkmnpqrs:title',
  '0123456789abcdefghjkmnpqrs:\u0000',
  'de',
  'DE',
  '~home',
  '~search',
]

const NASTY_OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  { length: -1 },
  { toString: 'x' },
  JSON.parse('{"then":"x"}'),
  { '': '' },
]

/** Any value that JSON can hold. */
export function nastyValue(chance: Chance, depth = 0): unknown {
  return chance.weigh<unknown>([
    [6, () => chance.pick(NASTY_TEXTS)],
    [3, () => chance.pick(NASTY_OTHERS)],
    [1, () => chance.pick(NASTY_TEXTS) + chance.pick(NASTY_TEXTS)],
    [depth < 4 ? 1 : 0, () => Array.from({ length: chance.below(4) }, () => nastyValue(chance, depth + 1))],
    [depth < 4 ? 1 : 0, () => Object.fromEntries(Array.from({ length: chance.below(4) }, () => [chance.pick(NASTY_TEXTS), nastyValue(chance, depth + 1)]))],
  ])
}

/** The value with one thing in it changed, somewhere. */
export function mutate(value: unknown, chance: Chance): unknown {
  if (chance.isIn(0.3) || typeof value !== 'object' || value === null) return nastyValue(chance)
  if (Array.isArray(value)) {
    if (value.length === 0) return [nastyValue(chance)]
    const at = chance.below(value.length)
    return chance.isIn(0.1) ? [...value, ...value] : value.map((each: unknown, index) => (index === at ? mutate(each, chance) : each))
  }
  const entries = Object.entries(value)
  if (entries.length === 0 || chance.isIn(0.15)) return { ...value, [chance.pick(NASTY_TEXTS)]: nastyValue(chance) }
  const at = chance.below(entries.length)
  if (chance.isIn(0.15)) return Object.fromEntries(entries.filter((_, index) => index !== at))
  return Object.fromEntries(entries.map(([key, each]: [string, unknown], index) => [key, index === at ? mutate(each, chance) : each]))
}

/** The value with one of its texts spoilt: nearly right gets further in than nonsense. */
export function spoilText(value: unknown, chance: Chance): unknown {
  if (typeof value === 'string')
    return chance.weigh([
      [2, () => chance.pick(NASTY_TEXTS)],
      [2, () => value + chance.pick(NASTY_TEXTS)],
      [1, () => chance.pick(NASTY_TEXTS) + value],
    ])
  if (typeof value !== 'object' || value === null) return value
  const keys = Object.entries(value).filter(([, each]: [string, unknown]) => typeof each === 'string' || (typeof each === 'object' && each !== null))
  if (keys.length === 0) return value
  const [chosen] = chance.pick(keys)
  if (Array.isArray(value)) return value.map((each: unknown, index) => (String(index) === chosen ? spoilText(each, chance) : each))
  return { ...value, [chosen]: spoilText(Reflect.get(value, chosen), chance) }
}

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** How the words for it begin in German, French, Italian and English. */
const UNITS: readonly (readonly [Unit, RegExp])[] = [
  ['minute', /^min/],
  ['hour', /^(stu|heu|or[ae]|hou)/],
  ['day', /^(tag|jou|gio|day)/],
  ['week', /^(woc|sem|set|wee)/],
  ['month', /^(mon|moi|mes)/],
  ['year', /^(jah|ans?$|ann|yea)/],
]

type Age = { count: number; unit: Unit }

const unitOf = (word: string) => UNITS.find(([, start]) => start.test(word))?.[0]

/** A review's age comes in words of one language, such as «vor 2 Wochen» or «un mese fa»; null for words that nobody knows here. */
export function readAge(words: string): Age | null {
  const found = /^(?:vor|il y a) (\d+|eine[mr]|une?) (\p{L}+)$/u.exec(words.toLowerCase()) ?? /^(\d+|una?|an?)[ '’](\p{L}+) (?:fa|ago)$/u.exec(words.toLowerCase())
  const unit = found?.[2] === undefined ? undefined : unitOf(found[2])
  return unit === undefined ? null : { count: Number.parseInt(found?.[1] ?? '', 10) || 1, unit }
}

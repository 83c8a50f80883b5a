import { CURRENCY, type Locale } from '../locales.ts'
import { isNumberKey } from './numbers.ts'
import type { Sought } from './preview.ts'

type Asked = { written: string; stems: readonly string[] }

const CURRENCY_WORD = CURRENCY.toLowerCase()

/** What to mark and to cut around: not what is too common to count, nor the currency, as long as anything else was asked. */
export function soughtIn(asked: readonly Asked[], locale: Locale): Sought {
  const said = asked.filter(({ written }) => written !== CURRENCY_WORD)
  const counting = said.filter(({ stems }) => stems.length > 0)
  const words = [counting, said, asked].find((list) => list.length > 0) ?? []
  const starts = words.flatMap(({ written, stems }) => [written, ...stems]).filter((start) => start !== '')
  return { starts: starts.filter((start) => !isNumberKey(start)), numbers: starts.filter(isNumberKey), isJoining: locale === 'de' }
}

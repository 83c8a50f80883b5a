import { CURRENCY } from '../locales.ts'

const DIGITS = /^-?\d{1,9}([.,]\d{1,2})?$/

/** Swiss money: CHF 29’000, CHF 4.50. What is not a number (e.g. «ab 120») only gets the currency in front. */
export function formatCost(value: string): string {
  const text = value.trim().replace(/^CHF\s*/i, '')
  if (!DIGITS.test(text)) return `${CURRENCY} ${text}`
  const [whole = '0', cents] = text.replace(',', '.').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '’')
  return cents === undefined ? `${CURRENCY} ${grouped}` : `${CURRENCY} ${grouped}.${cents.padEnd(2, '0')}`
}

// Writes which canton keeps which holiday, from the data of the package date-holidays (CC-BY 3.0), to a file that is checked in.
// The package is installed beside the project, because some of what it needs has licences that the project's list lacks:
//   npm install --prefix /tmp/holidays date-holidays@3.37.0
//   node scripts/update-holidays.mjs /tmp/holidays/node_modules/date-holidays
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { root } from './support/run.mjs'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Say where the package date-holidays is installed.')
/** @type {new (country: string, state?: string) => { getHolidays: (year: number) => { rule: string, type: string, note?: string }[], getStates: (country: string) => Record<string, string> }} */
const Holidays = createRequire(import.meta.url)(resolve(folder))

/**
 * The package's rules under our names. Sundays are left out: whether a shop opens then is what its week says.
 * @type {Record<string, string>}
 */
const NAMES = {
  '01-01': 'newYear',
  '01-02': 'berchtoldsDay',
  '01-06': 'epiphany',
  '03-01': 'neuchatelRepublic',
  '03-19': 'josephsDay',
  'easter -2': 'goodFriday',
  'easter 1': 'easterMonday',
  'Thursday after 04-02 if is observance holiday then next Thursday': 'naefelserFahrt',
  '05-01': 'labourDay',
  'easter 39': 'ascension',
  'easter 50': 'whitMonday',
  'easter 60': 'corpusChristi',
  '06-23': 'jurassianIndependence',
  '06-29': 'peterAndPaul',
  '08-01': 'nationalDay',
  '08-15': 'assumption',
  'thursday after 1st sunday after 09-01': 'genevaFast',
  'monday after 3rd sunday in September': 'federalFastMonday',
  '09-22': 'mauritiusDay',
  '09-25': 'bruderKlaus',
  '11-01': 'allSaints',
  '12-08': 'immaculateConception',
  '12-25': 'christmas',
  '12-26': 'stephensDay',
  '12-26 not on monday': 'stephensDay',
  '12-26 not on monday, friday': 'stephensDay',
  '12-26 not on tuesday, saturday': 'stephensDay',
}

/**
 * Kept in some districts only, or no day of rest by the canton's law: a shop there may well be open. Days that begin at noon, and
 * Glarus' two eves, have rules that are not named above and are left out too (docs/guides/opening-hours.md).
 * @type {Record<string, string[]>}
 */
const NOT_EVERYWHERE = {
  AG: ['berchtoldsDay', 'easterMonday', 'labourDay', 'whitMonday', 'corpusChristi', 'assumption', 'allSaints', 'immaculateConception', 'stephensDay'],
  NE: ['corpusChristi'],
  VS: ['whitMonday'],
}
/**
 * A day of rest by the canton's law, which the package lacks.
 * @type {Record<string, string[]>}
 */
const MISSING = { GR: ['goodFriday'], AI: ['immaculateConception'] }
/** @type {Record<string, Record<string, string>>} */
const SPECIAL_TO_ONE = { '12-31': { GE: 'genevaRestoration' } }

const YEARS = Array.from({ length: 12 }, (_, index) => 2026 + index)

/** A day with this remark is kept by the whole canton but the part that is named; with any other, by the part alone. */
const KEPT_BUT_FOR = /^(excluding|is optional in)\b/

/** @param {string} canton */
function keptIn(canton) {
  const calendar = new Holidays('CH', canton)
  const days = YEARS.flatMap((year) => calendar.getHolidays(year)).filter(({ type, note }) => type === 'public' && (note === undefined || KEPT_BUT_FOR.test(note)))
  const names = days.map(({ rule }) => SPECIAL_TO_ONE[rule]?.[canton] ?? NAMES[rule]).filter((name) => name !== undefined)
  const kept = new Set([...names, ...(MISSING[canton] ?? [])])
  const order = [...new Set([...Object.values(NAMES), 'genevaRestoration'])]
  return order.filter((name) => kept.has(name) && !(NOT_EVERYWHERE[canton] ?? []).includes(name))
}

const lines = Object.keys(new Holidays('CH').getStates('CH')).map(
  (canton) =>
    `  ${canton}: [${keptIn(canton)
      .map((name) => `'${name}'`)
      .join(', ')}],`,
)
const file = join(root, 'src', 'model', 'opening-hours', 'holidays-by-canton.ts')
writeFileSync(
  file,
  `// Written by scripts/update-holidays.mjs from date-holidays 3.37.0, whose data is CC-BY 3.0 (https://github.com/commenthol/date-holidays).
import type { Holiday } from './holiday-dates.ts'

export const HOLIDAYS_BY_CANTON: Readonly<Record<string, readonly Holiday[]>> = {
${lines.join('\n')}
}
`,
)
console.log(`wrote ${file}`)

import { addDays, weekdayOf } from './today.ts'

const THURSDAY = 4
const SUNDAY = 7

type DateIn = (year: number) => string

const on =
  (day: string): DateIn =>
  (year) =>
    `${year}-${day}`
const afterEaster =
  (days: number): DateIn =>
  (year) =>
    addDays(easterSunday(year), days)
const firstOn = (weekday: number, from: string): string => addDays(from, (weekday - weekdayOf(from) + 7) % 7)
/** Counted from the first Sunday of September. */
const afterSeptemberSunday =
  (days: number): DateIn =>
  (year) =>
    addDays(firstOn(SUNDAY, `${year}-09-01`), days)

/** The first Thursday of April, unless that is the one before Easter. */
function naefelserFahrt(year: number): string {
  const first = firstOn(THURSDAY, `${year}-04-01`)
  return first === addDays(easterSunday(year), -3) ? addDays(first, 7) : first
}

export const HOLIDAY_DATES = {
  newYear: on('01-01'),
  berchtoldsDay: on('01-02'),
  epiphany: on('01-06'),
  neuchatelRepublic: on('03-01'),
  josephsDay: on('03-19'),
  goodFriday: afterEaster(-2),
  easterMonday: afterEaster(1),
  naefelserFahrt,
  labourDay: on('05-01'),
  ascension: afterEaster(39),
  whitMonday: afterEaster(50),
  corpusChristi: afterEaster(60),
  jurassianIndependence: on('06-23'),
  peterAndPaul: on('06-29'),
  nationalDay: on('08-01'),
  assumption: on('08-15'),
  genevaFast: afterSeptemberSunday(4),
  federalFastMonday: afterSeptemberSunday(15),
  mauritiusDay: on('09-22'),
  bruderKlaus: on('09-25'),
  allSaints: on('11-01'),
  immaculateConception: on('12-08'),
  christmas: on('12-25'),
  stephensDay: on('12-26'),
  genevaRestoration: on('12-31'),
}

export type Holiday = keyof typeof HOLIDAY_DATES

/** The Gregorian rule in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const day = moon + weekday - 7 * shift + 114
  return `${year}-${String(Math.floor(day / 31)).padStart(2, '0')}-${String((day % 31) + 1).padStart(2, '0')}`
}

import { addDays } from './today.ts'

export const HOLIDAYS = [
  'newYear',
  'berchtoldsDay',
  'epiphany',
  'josephsDay',
  'goodFriday',
  'easterMonday',
  'labourDay',
  'ascension',
  'whitMonday',
  'corpusChristi',
  'nationalDay',
  'assumption',
  'allSaints',
  'immaculateConception',
  'christmas',
  'stephensDay',
] as const
export type Holiday = (typeof HOLIDAYS)[number]

const FIXED: Partial<Record<Holiday, string>> = {
  newYear: '01-01',
  berchtoldsDay: '01-02',
  epiphany: '01-06',
  josephsDay: '03-19',
  labourDay: '05-01',
  nationalDay: '08-01',
  assumption: '08-15',
  allSaints: '11-01',
  immaculateConception: '12-08',
  christmas: '12-25',
  stephensDay: '12-26',
}

/** Days after Easter Sunday. */
const MOVABLE: Partial<Record<Holiday, number>> = { goodFriday: -2, easterMonday: 1, ascension: 39, whitMonday: 50, corpusChristi: 60 }

const NATIONAL: readonly Holiday[] = ['newYear', 'ascension', 'nationalDay', 'christmas']
const PROTESTANT: readonly Holiday[] = ['goodFriday', 'easterMonday', 'whitMonday', 'stephensDay']
const CATHOLIC: readonly Holiday[] = [...PROTESTANT, 'corpusChristi', 'assumption', 'allSaints', 'immaculateConception']

/** Beside the national ones; a day that only a part of the canton keeps is not listed, because a shop there may well be open. */
const CANTONAL: Readonly<Record<string, readonly Holiday[]>> = {
  ZH: [...PROTESTANT, 'labourDay'],
  BE: [...PROTESTANT, 'berchtoldsDay'],
  LU: [...CATHOLIC, 'berchtoldsDay'],
  UR: [...CATHOLIC, 'epiphany', 'josephsDay'],
  SZ: [...CATHOLIC, 'epiphany', 'josephsDay'],
  OW: CATHOLIC,
  NW: [...CATHOLIC, 'josephsDay'],
  GL: [...PROTESTANT, 'berchtoldsDay', 'allSaints'],
  ZG: [...CATHOLIC, 'berchtoldsDay'],
  FR: ['goodFriday'],
  SO: ['goodFriday'],
  BS: [...PROTESTANT, 'labourDay'],
  BL: [...PROTESTANT, 'labourDay'],
  SH: [...PROTESTANT, 'labourDay'],
  AR: PROTESTANT,
  AI: CATHOLIC,
  SG: [...PROTESTANT, 'allSaints'],
  GR: PROTESTANT,
  AG: ['goodFriday'],
  TG: [...PROTESTANT, 'labourDay', 'berchtoldsDay'],
  TI: [...CATHOLIC.filter((day) => day !== 'goodFriday'), 'epiphany', 'josephsDay', 'labourDay'],
  VD: ['berchtoldsDay', 'goodFriday', 'easterMonday', 'whitMonday'],
  VS: ['josephsDay', 'corpusChristi', 'assumption', 'allSaints', 'immaculateConception'],
  NE: ['goodFriday', 'labourDay'],
  GE: ['goodFriday', 'easterMonday', 'whitMonday'],
  JU: ['berchtoldsDay', 'goodFriday', 'easterMonday', 'labourDay', 'whitMonday', 'corpusChristi', 'assumption', 'allSaints'],
}

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

function dateOf(holiday: Holiday, year: number): string {
  const fixed = FIXED[holiday]
  return fixed === undefined ? addDays(easterSunday(year), MOVABLE[holiday] ?? 0) : `${year}-${fixed}`
}

/** Without a known canton only what the whole country keeps. */
export function holidayOn(date: string, canton = ''): Holiday | null {
  const kept = [...NATIONAL, ...(Object.hasOwn(CANTONAL, canton) ? (CANTONAL[canton] ?? []) : [])]
  return kept.find((holiday) => dateOf(holiday, Number(date.slice(0, 4))) === date) ?? null
}

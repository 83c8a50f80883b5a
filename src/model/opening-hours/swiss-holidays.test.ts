import { describe, expect, test } from 'vitest'
import { easterSunday } from './holiday-dates.ts'
import { HOLIDAYS_BY_CANTON } from './holidays-by-canton.ts'
import { holidayOn } from './swiss-holidays.ts'

describe('Swiss holidays', () => {
  test.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i is on %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  test.each([
    ['2026-01-01', 'newYear'],
    ['2026-05-14', 'ascension'],
    ['2026-08-01', 'nationalDay'],
    ['2026-12-25', 'christmas'],
  ])('[V-205] %s is %s in every canton, and where none is known', (date, holiday) => {
    for (const canton of [undefined, '', 'ZH', 'TI', 'VS', 'GE', 'constructor']) expect(holidayOn(date, canton), canton).toBe(holiday)
  })

  test.each([
    ['2026-04-03', 'goodFriday', 'ZH', 'TI'],
    ['2026-04-06', 'easterMonday', 'BE', 'VS'],
    ['2026-05-01', 'labourDay', 'BS', 'BE'],
    ['2026-05-25', 'whitMonday', 'GR', 'VS'],
    ['2026-06-04', 'corpusChristi', 'LU', 'ZH'],
    ['2026-08-15', 'assumption', 'VS', 'SG'],
    ['2026-11-01', 'allSaints', 'SG', 'ZH'],
    ['2026-12-08', 'immaculateConception', 'TI', 'BE'],
    ['2026-12-26', 'stephensDay', 'ZH', 'GE'],
    ['2026-01-02', 'berchtoldsDay', 'BE', 'ZH'],
  ])('[V-205] %s is %s in %s, and a working day in %s and where no canton is known', (date, holiday, canton, other) => {
    expect(holidayOn(date, canton)).toBe(holiday)
    expect([holidayOn(date, other), holidayOn(date)]).toEqual([null, null])
  })

  test.each([
    ['GE', '2026-09-10', 'genevaFast'],
    ['GE', '2026-12-31', 'genevaRestoration'],
    ['VD', '2026-09-21', 'federalFastMonday'],
    ['NE', '2027-03-01', 'neuchatelRepublic'],
    ['JU', '2026-06-23', 'jurassianIndependence'],
    ['TI', '2026-06-29', 'peterAndPaul'],
    ['GL', '2026-04-09', 'naefelserFahrt'],
    ['GL', '2027-04-01', 'naefelserFahrt'],
    ['OW', '2026-09-25', 'bruderKlaus'],
    ['AI', '2026-09-22', 'mauritiusDay'],
  ])('[V-205] %s keeps %s as %s, and its neighbours work', (canton, date, holiday) => {
    expect(holidayOn(date, canton)).toBe(holiday)
    for (const other of Object.keys(HOLIDAYS_BY_CANTON)) if (other !== canton) expect(holidayOn(date, other), other).toBeNull()
  })

  test.each([
    ['UR', [2026, 2027, 2028, 2029, 2030, 2032]],
    ['AR', [2026, 2027, 2028, 2029, 2030, 2031, 2032]],
    ['AI', [2027, 2029, 2030, 2031, 2032, 2033]],
  ])('[V-205] in %s St. Stephen’s Day is kept except where it would make a third day of rest', (canton, kept) => {
    expect([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033].filter((year) => holidayOn(`${year}-12-26`, canton) !== null)).toEqual(kept)
  })

  test.each([
    ['FR', ['2026-06-04', '2026-08-15', '2026-11-01', '2026-12-08']],
    ['SO', ['2026-06-04', '2026-08-15', '2026-11-01']],
    ['AI', ['2026-06-04', '2026-08-15', '2026-09-22', '2026-11-01', '2026-12-08']],
  ])('[V-205] %s keeps what all of it but a corner keeps', (canton, days) => {
    expect(days.filter((date) => holidayOn(date, canton) === null)).toEqual([])
  })

  test.each([
    ['GL', ['2026-12-24', '2026-12-31']],
    ['VS', ['2026-05-01', '2026-05-25', '2026-12-24']],
    ['SO', ['2026-03-19', '2026-05-01']],
  ])('[V-205] in %s half days, and what some communities keep, close nobody', (canton, days) => {
    expect(days.filter((date) => holidayOn(date, canton) !== null)).toEqual([])
  })

  test('an ordinary day is none', () => expect(holidayOn('2026-11-16', 'ZH')).toBeNull())
})

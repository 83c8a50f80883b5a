import { describe, expect, test } from 'vitest'
import { hoursOn, openingHoursSchema, weekOf } from '../../../model/opening-hours/opening-hours.ts'
import { problemOf, rangesOn, specialDays, withDay, withoutSpecial, withSpecial } from './hours-week.ts'

const none = openingHoursSchema.parse({})
const range = (from: string, to: string) => ({ from, to })

test('a day is written and read again, and the others stay', () => {
  const monday = withDay(none, 1, [range('08:00', '12:00'), range('13:30', '18:30')])
  const both = withDay(monday, 6, [range('09:00', '16:00')])
  expect(rangesOn(both, 1)).toEqual([range('08:00', '12:00'), range('13:30', '18:30')])
  expect(rangesOn(withDay(both, 1, []), 6)).toEqual([range('09:00', '16:00')])
  expect(openingHoursSchema.parse(both)).toEqual(both)
})

test('past midnight belongs to the day it begins on, and the whole day is the whole day', () => {
  const late = withDay(none, 7, [range('18:00', '02:00')])
  expect(late.periods).toEqual([{ open: { day: 7, time: '18:00' }, close: { day: 1, time: '02:00' } }])
  expect(rangesOn(late, 7)).toEqual([range('18:00', '02:00')])
  expect(weekOf(withDay(none, 3, [range('00:00', '00:00')]))[2]?.ranges).toEqual([range('00:00', '24:00')])
  expect(rangesOn(withDay(none, 3, [range('00:00', '00:00')]), 3)).toEqual([range('00:00', '00:00')])
})

describe('what cannot be', () => {
  test.each([
    [[range('08:00', '12:00'), range('13:30', '18:30')], null],
    [[], null],
    [[range('18:00', '02:00')], null],
    [[range('', '12:00')], 'incomplete'],
    [[range('25:00', '12:00')], 'incomplete'],
    [[range('08:00', '08:00')], 'incomplete'],
    [[range('13:00', '18:00'), range('08:00', '14:00')], 'overlap'],
    [[range('18:00', '02:00'), range('20:00', '22:00')], 'overlap'],
  ])('%j: %s', (ranges, problem) => expect(problemOf(ranges)).toBe(problem))
})

test('special days are closed or have hours of their own', () => {
  const hours = withSpecial(withSpecial(none, { date: '2026-12-26', ranges: [] }), { date: '2026-12-24', ranges: [range('08:00', '12:00')] })
  expect(specialDays(hours)).toEqual([
    { date: '2026-12-24', ranges: [range('08:00', '12:00')] },
    { date: '2026-12-26', ranges: [] },
  ])
  expect(hoursOn(hours, '2026-12-26').ranges).toEqual([])
  expect(hoursOn(hours, '2026-12-24').ranges).toEqual([range('08:00', '12:00')])
  expect(specialDays(withSpecial(hours, { date: '2026-12-24', ranges: [] }))[0]).toEqual({ date: '2026-12-24', ranges: [] })
  expect(specialDays(withoutSpecial(hours, '2026-12-26'))).toHaveLength(1)
})

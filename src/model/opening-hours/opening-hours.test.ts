import { describe, expect, test, vi } from 'vitest'
import { formatDate, formatTime } from './format-time.ts'
import { groupedWeek, hoursOn, openingHoursSchema, specialDaysFrom, weekOf } from './opening-hours.ts'
import { addDays, endOfDay, todayAt, weekdayOf } from './today.ts'

const period = (day: number, open: string, close: string, closeDay = day) => ({ open: { day, time: open }, close: { day: closeDay, time: close } })
const hours = openingHoursSchema.parse({
  periods: [period(2, '1330', '1830'), period(2, '0900', '1215'), period(5, '1800', '2430', 6), period(7, '1000', '1600')],
  special: [
    { date: '2026-12-24', open: '0900', close: '1400' },
    { date: '2026-12-25', open: '0030', close: '00:30' },
    { date: '2026-11-24', open: '1400', close: '1600' },
    { date: '2026-11-24', open: '0800', close: '1000' },
  ],
})

describe('times', () => {
  test.each([
    ['0930', '09:30'],
    ['09:30', '09:30'],
    ['2430', '00:30'],
    ['24:15', '00:15'],
    ['0000', '00:00'],
    ['2359', '23:59'],
  ])('[V-203] %s is shown as %s', (stored, shown) => {
    expect(formatTime(stored)).toBe(shown)
  })

  test('a date is written the Swiss way', () => expect(formatDate('2026-08-01')).toBe('1.8.2026'))
})

describe('the week', () => {
  test('[V-202] has all seven days from Monday to Sunday, closed ones without hours', () => {
    expect(weekOf(hours).map(({ day, ranges }) => [day, ranges.length])).toEqual([
      [1, 0],
      [2, 2],
      [3, 0],
      [4, 0],
      [5, 1],
      [6, 0],
      [7, 1],
    ])
  })

  test('[V-206] two periods of one day are two ranges, the earlier one first', () => {
    expect(weekOf(hours)[1]?.ranges).toEqual([
      { from: '09:00', to: '12:15' },
      { from: '13:30', to: '18:30' },
    ])
  })

  test('[V-202] hours past midnight belong to the day they begin on', () => {
    expect(weekOf(hours)[4]?.ranges).toEqual([{ from: '18:00', to: '00:30' }])
    expect(weekOf(hours)[5]?.ranges).toEqual([])
  })

  test('from midnight to midnight is the whole day, and not closed', () => {
    const always = openingHoursSchema.parse({ periods: [period(1, '0000', '2400')], special: [{ date: '2026-12-25', open: '0000', close: '2400' }] })
    expect(weekOf(always)[0]?.ranges).toEqual([{ from: '00:00', to: '24:00' }])
    expect(hoursOn(always, '2026-12-25').ranges).toEqual([{ from: '00:00', to: '24:00' }])
  })

  test.each([
    ['2026-11-16', 1],
    ['2026-11-22', 7],
  ])('%s is day %i', (date, day) => expect(weekdayOf(date)).toBe(day))
})

describe('the week in a few lines', () => {
  test('neighbouring days with the same hours share one, closed days too', () => {
    const week = openingHoursSchema.parse({ periods: [period(2, '0900', '1830'), period(3, '0900', '1830'), period(5, '0900', '1830')] })
    expect(groupedWeek(week).map(({ from, to, ranges }) => [from, to, ranges.length])).toEqual([
      [1, 1, 0],
      [2, 3, 1],
      [4, 4, 0],
      [5, 5, 1],
      [6, 7, 0],
    ])
  })
})

describe('special days', () => {
  test('[V-204] entries of a date replace its regular hours, several of them together', () => {
    expect(hoursOn(hours, '2026-12-24').ranges).toEqual([{ from: '09:00', to: '14:00' }])
    expect(hoursOn(hours, '2026-11-24').ranges).toEqual([
      { from: '08:00', to: '10:00' },
      { from: '14:00', to: '16:00' },
    ])
    expect(hoursOn(hours, '2026-11-17').ranges).toHaveLength(2)
  })

  test('[V-204] open and close both at 00:30 mean closed that day', () => {
    expect(hoursOn(hours, '2026-12-25')).toEqual({ date: '2026-12-25', ranges: [], holiday: null })
    expect(hoursOn(openingHoursSchema.parse({ special: [{ date: '2026-12-25', open: '0030', close: '0130' }] }), '2026-12-25').ranges).toHaveLength(1)
  })

  test('only dates that are not over are announced, in their order', () => {
    expect(specialDaysFrom(hours, '2026-11-25').map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25', '2027-01-01'])
    expect(specialDaysFrom(hours, '2026-11-24').map(({ date }) => date)).toEqual(['2026-11-24', '2026-12-24', '2026-12-25', '2027-01-01'])
  })

  test('[V-205] a holiday is closed, unless the shop says otherwise; holidays are announced for the next thirty days, and those soon after them', () => {
    expect(hoursOn(hours, '2027-08-01')).toEqual({ date: '2027-08-01', ranges: [], holiday: 'nationalDay' })
    const open = openingHoursSchema.parse({ periods: hours.periods, special: [{ date: '2027-08-01', open: '1000', close: '1200' }] })
    expect(hoursOn(open, '2027-08-01')).toEqual({ date: '2027-08-01', ranges: [{ from: '10:00', to: '12:00' }], holiday: null })
    const announced = (today: string, canton?: string) => specialDaysFrom({ ...hours, special: [] }, today, canton).map(({ date, holiday }) => `${date} ${holiday}`)
    expect(announced('2027-07-02')).toEqual([])
    expect(announced('2027-07-03')).toEqual(['2027-08-01 nationalDay'])
    expect(announced('2027-08-01')).toEqual(['2027-08-01 nationalDay'])
    expect(announced('2027-08-02')).toEqual([])
    expect(announced('2026-11-25', 'ZH')).toEqual([])
    expect(announced('2026-11-26', 'ZH')).toEqual(['2026-12-25 christmas', '2026-12-26 stephensDay', '2027-01-01 newYear'])
    expect(announced('2026-12-20', 'ZH')).toEqual(['2026-12-25 christmas', '2026-12-26 stephensDay', '2027-01-01 newYear'])
  })

  test('the next date begins at midnight in Switzerland, also when the clocks change', () => {
    const end = (now: string) => endOfDay(new Date(now)).toISOString()
    expect(end('2026-11-15T12:00:00Z')).toBe('2026-11-15T23:00:00.000Z')
    expect(end('2026-11-15T23:00:00Z')).toBe('2026-11-16T23:00:00.000Z')
    expect(end('2026-07-01T12:00:00Z')).toBe('2026-07-01T22:00:00.000Z')
    expect(end('2026-03-29T00:30:00Z')).toBe('2026-03-29T22:00:00.000Z')
    expect(end('2026-10-25T00:30:00Z')).toBe('2026-10-25T23:00:00.000Z')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  test.each(['America/New_York', 'Asia/Tokyo', 'UTC'])('[V-012] the date is that of the shops, not that of a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(todayAt(new Date('2026-12-24T22:59:00Z'))).toBe('2026-12-24')
    expect(todayAt(new Date('2026-12-24T23:01:00Z'))).toBe('2026-12-25')
    expect(todayAt(new Date('2026-06-30T22:01:00Z'))).toBe('2026-07-01')
    expect(weekdayOf('2026-12-25')).toBe(5)
    vi.unstubAllEnvs()
  })
})

test('[V-202] a period without a known weekday or time is refused', () => {
  for (const wrong of [period(0, '0900', '1200'), period(8, '0900', '1200'), period(1, '9', '1200'), { open: { day: 1, time: '0900' } }]) {
    expect(openingHoursSchema.safeParse({ periods: [wrong] }).success).toBe(false)
  }
})

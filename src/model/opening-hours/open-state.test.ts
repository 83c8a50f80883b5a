import { describe, expect, test } from 'vitest'
import { openState } from './open-state.ts'
import { openingHoursSchema } from './opening-hours.ts'

const period = (day: number, open: string, close: string, closeDay = day) => ({ open: { day, time: open }, close: { day: closeDay, time: close } })
const everyDay = (open: string, close: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => period(day, open, close))
const shop = openingHoursSchema.parse({
  periods: [period(2, '0900', '1215'), period(2, '1330', '1830'), period(5, '1800', '0130', 6), period(3, '0900', '1830')],
  special: [{ date: '2026-11-24', open: '0030', close: '0030' }],
})
/** Swiss winter time. */
const at = (moment: string, hours = shop, canton?: string) => {
  const { changesAt, ...state } = openState(hours, new Date(`${moment}+01:00`), canton)
  return { ...state, changesAt: changesAt.toISOString() }
}

describe('open now', () => {
  test.each([
    ['2026-11-17T08:59:59', { isOpen: false, until: null, opensAt: '09:00', changesAt: '2026-11-17T08:00:00.000Z' }],
    ['2026-11-17T09:00:00', { isOpen: true, until: '12:15', opensAt: null, changesAt: '2026-11-17T11:15:00.000Z' }],
    ['2026-11-17T12:14:59', { isOpen: true, until: '12:15', opensAt: null, changesAt: '2026-11-17T11:15:00.000Z' }],
    ['2026-11-17T12:15:00', { isOpen: false, until: null, opensAt: '13:30', changesAt: '2026-11-17T12:30:00.000Z' }],
    ['2026-11-17T18:30:00', { isOpen: false, until: null, opensAt: null, changesAt: '2026-11-17T23:00:00.000Z' }],
  ])('[V-205] at %s it is right to the minute', (moment, state) => expect(at(moment)).toEqual(state))

  test('past midnight it is still open, and a special day or a holiday counts', () => {
    expect(at('2026-11-20T23:00:00')).toMatchObject({ isOpen: true, until: '01:30', changesAt: '2026-11-20T23:00:00.000Z' })
    expect(at('2026-11-21T01:29:00')).toMatchObject({ isOpen: true, until: '01:30', changesAt: '2026-11-21T00:30:00.000Z' })
    expect(at('2026-11-21T01:30:00')).toMatchObject({ isOpen: false })
    expect(at('2026-11-24T10:00:00')).toMatchObject({ isOpen: false, opensAt: null })
    const daily = openingHoursSchema.parse({ periods: everyDay('0900', '1830') })
    expect(at('2026-12-31T10:00:00', daily, 'GE')).toMatchObject({ isOpen: false, opensAt: null })
    expect(at('2026-12-31T10:00:00', daily, 'ZH')).toMatchObject({ isOpen: true, until: '18:30' })
  })

  test.each([
    ['0000', '2400'],
    ['00:00', '24:00'],
    ['0000', '0000'],
  ])('%s to %s is open around the clock, without an end', (open, close) => {
    expect(at('2026-11-17T00:00:00', openingHoursSchema.parse({ periods: everyDay(open, close) }))).toMatchObject({ isOpen: true, until: null })
  })

  test('the moment of a change follows the clocks in summer, and on the day they change', () => {
    const early = openingHoursSchema.parse({ periods: everyDay('0100', '0230') })
    const change = (moment: string) => openState(early, new Date(moment), undefined).changesAt.toISOString()
    expect(openState(shop, new Date('2026-07-14T08:00:00Z')).changesAt.toISOString()).toBe('2026-07-14T10:15:00.000Z')
    expect(change('2026-03-29T00:30:00Z')).toBe('2026-03-29T01:30:00.000Z')
  })

  test('on the day that has 25 hours a shop opens and closes by its own clock', () => {
    const daily = openingHoursSchema.parse({ periods: everyDay('0900', '1830') })
    const state = (moment: string) => {
      const { isOpen, changesAt } = openState(daily, new Date(moment), undefined)
      return [isOpen, changesAt.toISOString()]
    }
    expect(state('2026-10-25T07:59:59Z')).toEqual([false, '2026-10-25T08:00:00.000Z'])
    expect(state('2026-10-25T08:00:00Z')).toEqual([true, '2026-10-25T17:30:00.000Z'])
    expect(state('2026-10-25T17:30:00Z')).toEqual([false, '2026-10-25T23:00:00.000Z'])
  })
})

import { expect, test } from 'vitest'
import { fieldContent } from '../../model/commands/field-content.ts'
import { HERO } from '../../model/commands/commands-test-kit.ts'
import { joinStays } from './join-stays.ts'
import type { HistoryStep } from './version-calls.ts'

let sequence = 100

function step(before: string, after: string, at: string, more: Partial<HistoryStep> = {}): HistoryStep {
  const words = (text: string) => ({ type: 'localizedSingleValue' as const, data: { de: text } })
  return {
    sequence: sequence--,
    at: `2026-05-04T${at}Z`,
    by: 'Anna',
    back: null,
    milestone: null,
    act: fieldContent.act({ groupId: HERO, slot: 'title', before: words(before), after: words(after) }),
    ...more,
  }
}

const told = (steps: readonly HistoryStep[]) =>
  joinStays(steps).map(({ act }) => {
    const body = act && fieldContent.read(act.body)
    return body ? [body.before.data, body.after.data].map((data) => (data as { de: string }).de).join(' → ') : 'other'
  })

test('bursts of one stay are one line, from what was there to what came of it', () => {
  const steps = [step('Gute', 'Guten Morgen', '08:00:04'), step('Gu', 'Gute', '08:00:02'), step('Hallo', 'Gu', '08:00:00')]
  expect(told(steps)).toEqual(['Hallo → Guten Morgen'])
  expect(joinStays(steps)[0]?.at).toBe('2026-05-04T08:00:04Z')
})

test('other people, undo, another text, a publication and a long pause each begin a new line', () => {
  expect(told([step('b', 'c', '08:00:01'), step('a', 'b', '08:00:00', { by: 'Bruno' })])).toEqual(['b → c', 'a → b'])
  expect(told([step('b', 'a', '08:00:01', { back: 'undo' }), step('a', 'b', '08:00:00')])).toEqual(['b → a', 'a → b'])
  const published = step('', '', '08:00:01', { act: null, milestone: { of: 'published', version: null, number: 2 } })
  expect(told([step('b', 'c', '08:00:02'), published, step('a', 'b', '08:00:00')])).toEqual(['b → c', 'other', 'a → b'])
  expect(told([step('b', 'c', '08:06:00'), step('a', 'b', '08:00:00')])).toEqual(['b → c', 'a → b'])
})

test('a long stay without a pause is one line', () => {
  expect(told([step('c', 'd', '08:09:00'), step('b', 'c', '08:06:00'), step('a', 'b', '08:03:00')])).toEqual(['a → d'])
})

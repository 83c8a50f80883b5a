import { expect, test } from 'vitest'
import { barPlace, type Side } from './bar-place.ts'
import type { Box } from './use-box.ts'

const bar = { width: 300, height: 48 }
const page = { width: 1000, top: 80, seen: { top: 80, bottom: 900 } }
const around = { page, words: [] as Box[], before: null }
const text = { top: 400, left: 100, width: 500, height: 40 }
const title = { top: 340, left: 100, width: 400, height: 50 }
const line = { top: 450, left: 100, width: 450, height: 50 }

test('a text has its menu above, outside the line that is typed', () => {
  const { track } = barPlace(text, bar, 'field', around)
  expect(track.top + bar.height).toBeLessThan(400)
})

test('without room above, a text has it below', () => {
  const { track } = barPlace({ ...text, top: 100 }, bar, 'field', around)
  expect(track.top).toBeGreaterThan(140)
})

test.each<[string, Box[], Side]>([
  ['a title above it', [title], 'below'],
  ['words above and below', [title, line], 'behind'],
  ['a title that is shorter than the way to it', [{ ...title, left: 450 }], 'above'],
])('it leaves %s readable', (_, words, side) => {
  expect(barPlace({ ...text, width: 300 }, bar, 'field', { ...around, words })).toMatchObject({ side })
})

test('words everywhere: it hides the fewest, and stays inside the window', () => {
  const place = barPlace({ ...text, width: 800 }, bar, 'field', { ...around, words: [title, { ...line, width: 20 }] })
  expect(place).toMatchObject({ side: 'below', left: 100 })
})

test('it is not put where the window does not reach', () => {
  const page = { ...around.page, seen: { top: 80, bottom: 470 } }
  expect(barPlace({ ...text, width: 800 }, bar, 'field', { ...around, page, words: [title] })).toMatchObject({ side: 'above' })
})

test('while somebody writes it stays on its side, although the text grew towards other words', () => {
  expect(barPlace(text, bar, 'field', { ...around, words: [title], before: 'above' })).toMatchObject({ side: 'above' })
})

test('a text taller than the window has it along its whole height', () => {
  const { side, track } = barPlace({ ...text, top: 20, height: 3000 }, bar, 'field', { ...around, page: { ...page, top: 0, seen: { top: 500, bottom: 1400 } } })
  expect({ side, begin: track.top, end: track.top + track.height }).toEqual({ side: 'above', begin: 8, end: 3020 })
})

test('the menu of a section stands where it has the fewest words', () => {
  const section = { top: 500, left: 0, width: 1000, height: 600 }
  const words = [{ top: 560, left: 40, width: 400, height: 300 }]
  expect(barPlace(section, bar, 'group', { ...around, words })).toMatchObject({ side: 'end', left: 684 })
})

test.each([-500, 0, 950, 5000])('[E-043] at %i it stays 16 px inside the window', (left) => {
  const place = barPlace({ top: 400, left, width: 500, height: 40 }, bar, 'group', around)
  expect(place.left).toBeGreaterThanOrEqual(16)
  expect(place.left + bar.width).toBeLessThanOrEqual(page.width - 16)
})

test('the first section of a page keeps it below the header', () => {
  const { track } = barPlace({ top: 0, left: 0, width: 1000, height: 700 }, bar, 'group', around)
  expect(track.top).toBe(88)
  expect(track.top + track.height).toBe(700)
})

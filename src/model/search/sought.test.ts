import { expect, test } from 'vitest'
import { soughtIn } from './sought.ts'

const asked = (...words: string[]) => words.map((written) => ({ written, stems: written === 'der' ? [] : [written] }))

test('[V-191] the currency is nothing to look for as long as anything else was asked', () => {
  expect(soughtIn(asked('chf', '4200'), 'de')).toEqual({ starts: [], numbers: ['4200', '4200'], isJoining: true })
  expect(soughtIn(asked('torte', 'chf'), 'fr')).toEqual({ starts: ['torte', 'torte'], numbers: [], isJoining: false })
  expect(soughtIn(asked('chf'), 'fr').starts).toContain('chf')
})

test('what is too common to count is looked for only when there is nothing else', () => {
  expect(soughtIn(asked('der', 'torte'), 'fr').starts).not.toContain('der')
  expect(soughtIn(asked('der'), 'fr').starts).toEqual(['der'])
})

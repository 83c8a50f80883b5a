import { expect, test } from 'vitest'
import { contrastOn, isLow } from './contrast-on.ts'

const colors = { background: '#ffffff', text: '#000000', accent: '#ffffff', onAccent: '#777777', surface: 'red' }

test('words are compared with the ground they will stand on', () => {
  expect(contrastOn('background', colors)).toBe(21)
})

test('a contrast just below what reading needs is not rounded up to it', () => {
  const ratio = contrastOn('accent', colors)
  expect(ratio).toBe(4.4)
  expect(isLow(ratio ?? 0)).toBe(true)
})

test('unknown colours have no contrast', () => {
  expect(contrastOn('primary', colors)).toBeNull()
  expect(contrastOn('surface', colors)).toBeNull()
  expect(contrastOn('background')).toBeNull()
  expect(contrastOn('toString', colors)).toBeNull()
})

import { expect, test } from 'vitest'
import { emptyField, type Field } from '../content/field.ts'
import { firstWords, wordsIn } from './first-words.ts'

const written = (data: Record<string, string | null>): Field => ({ ...emptyField('localizedSingleValue'), content: { type: 'localizedSingleValue', data } })

test('a card is known by the first words that stand in it, in any language', () => {
  expect(firstWords({ fields: { title: written({ de: null, fr: ' Examen de la vue ' }), description: written({ de: 'Später' }) } })).toBe('Examen de la vue')
  expect(firstWords({ fields: { image: emptyField('media'), title: written({ de: '  ' }) } })).toBeNull()
})

test('long words are cut between two words, and one of forty letters and more all the same', () => {
  expect(firstWords({ fields: { title: written({ de: 'Reinigen, richten, neue Schrauben: gratis für alle, immer' }) } })).toBe('Reinigen, richten, neue Schrauben: …')
  expect(firstWords({ fields: { title: written({ de: 'x'.repeat(60) }) } })).toBe(`${'x'.repeat(40)} …`)
})

test('a picture has no words', () => {
  expect(wordsIn(emptyField('media'))).toBeNull()
})

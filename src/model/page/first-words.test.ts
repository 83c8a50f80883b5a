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

test('it is the title or name, in whichever order the texts were written', () => {
  expect(firstWords({ fields: { description: written({ de: 'Was am Abend übrig ist' }), title: written({ de: 'Aus dem Ofen' }) } })).toBe('Aus dem Ofen')
  expect(firstWords({ fields: { job: written({ de: 'Inhaber' }), name: written({ de: 'Beat' }) } })).toBe('Beat')
  const [one, two] = [written({ de: 'Eins' }), written({ de: 'Zwei' })]
  expect([firstWords({ fields: { subtitle: two, description: one } }), firstWords({ fields: { description: one, subtitle: two } })]).toEqual(['Eins', 'Eins'])
})

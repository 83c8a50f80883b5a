import { expect, test } from 'vitest'
import { emptyField, type Field } from '../content/field.ts'
import type { Group } from './document.ts'
import { firstWords, wordsIn } from './first-words.ts'

const written = (data: Record<string, string | null>): Field => ({ ...emptyField('localizedSingleValue'), content: { type: 'localizedSingleValue', data } })

const inGerman = (group: Pick<Group, 'fields'>) => firstWords(group, 'de')

test('a card is known by the first words that stand in it, in any language', () => {
  expect(inGerman({ fields: { title: written({ de: null, fr: ' Examen de la vue ' }), description: written({ de: 'Später' }) } })).toBe('Examen de la vue')
  expect(inGerman({ fields: { image: emptyField('media'), title: written({ de: '  ' }) } })).toBeNull()
})

test('it is called as it reads on the page that is open', () => {
  const fields = { title: written({ de: 'Sehtest', fr: 'Examen de la vue', it: null }) }
  expect((['fr', 'it', 'de'] as const).map((locale) => firstWords({ fields }, locale))).toEqual(['Examen de la vue', 'Sehtest', 'Sehtest'])
})

test('long words are cut between two words, and one of forty letters and more all the same', () => {
  expect(inGerman({ fields: { title: written({ de: 'Reinigen, richten, neue Schrauben: gratis für alle, immer' }) } })).toBe('Reinigen, richten, neue Schrauben: …')
  expect(inGerman({ fields: { title: written({ de: 'x'.repeat(60) }) } })).toBe(`${'x'.repeat(40)} …`)
})

test('a picture has no words', () => {
  expect(wordsIn(emptyField('media'), 'de')).toBeNull()
})

test('it is the title or name, in whichever order the texts were written', () => {
  expect(inGerman({ fields: { description: written({ de: 'Was am Abend übrig ist' }), title: written({ de: 'Aus dem Ofen' }) } })).toBe('Aus dem Ofen')
  expect(inGerman({ fields: { job: written({ de: 'Inhaber' }), name: written({ de: 'Beat' }) } })).toBe('Beat')
  const [one, two] = [written({ de: 'Eins' }), written({ de: 'Zwei' })]
  expect([inGerman({ fields: { subtitle: two, description: one } }), inGerman({ fields: { description: one, subtitle: two } })]).toEqual(['Eins', 'Eins'])
})

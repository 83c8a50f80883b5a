import { describe, expect, test } from 'vitest'
import { sampleLanguage, sampleLoaders } from '../i18n/samples/load-samples.ts'
import { de } from '../i18n/samples/de.ts'
import { LOCALES } from '../model/locales.ts'
import { SLOT_NAMES } from '../model/content/slot-names.ts'
import type { SectionDefinition } from './define-section.ts'
import { definitions } from './definitions.ts'
import { isEmptyIn } from './is-empty-in.ts'
import { newCard, newGroup, newSection } from './new-group.ts'
import { sampleWord } from './sample-word.ts'

let count = 0
const newId = () => String(++count).padStart(26, '0')
const all: readonly SectionDefinition[] = Object.values(definitions)
const boards = all.filter(({ card, filledBy }) => card !== undefined && filledBy === 'slots')

describe('a new section', () => {
  test.each(boards.map((definition) => [definition.type, definition] as const))('%s begins with three cards that visitors see nothing of', (_, definition) => {
    const group = newSection(definition, newId)
    expect(group.children.map(({ type, status }) => [type, status])).toEqual(Array.from({ length: 3 }, () => [definition.card, 'draft']))
    expect(new Set([group.id, ...group.children.map(({ id }) => id)]).size).toBe(4)
    expect(isEmptyIn(group, 'de')).toBe(true)
  })

  test('what holds no cards begins without any', () => expect(newSection(definitions.cta, newId).children).toEqual([]))
})

describe('sample words', () => {
  const isWritten = (kind: string) => !['picture', 'video'].includes(kind)
  const places = all.flatMap((definition) => SLOT_NAMES.flatMap((slot) => (definition.slots[slot] && isWritten(definition.slots[slot].kind) ? [[definition, slot] as const] : [])))

  test.each(Object.keys(sampleLoaders))('every place to write in has words in %s', async (language) => {
    const samples = await sampleLoaders[language]?.()
    if (!samples) throw new Error('no samples')
    for (const [definition, slot] of places) expect(sampleWord(samples, definition, slot, 0), `${definition.type} ${slot}`).toMatch(/\S/)
  })

  test('cards of one board differ, and begin again where there are no more', () => {
    const names = [0, 1, 2, 3].map((position) => sampleWord(de, definitions.teamDetails, 'name', position))
    expect(new Set(names.slice(0, 3)).size).toBe(3)
    expect(names[3]).toBe(names[0])
  })

  test('a language without words takes those of the site, then English', () => {
    expect(LOCALES.map((locale) => sampleLanguage(locale, ['rm', 'it']))).toEqual(['de', 'fr', 'it', 'it', 'en', 'it', 'it', 'it', 'it', 'it'])
    expect(sampleLanguage('rm', ['rm'])).toBe('en')
  })
})

test('a new card looks like its neighbour, and leads nowhere', () => {
  const definition = definitions.imageCard
  const neighbour = { ...newGroup(definition, 'a'), options: { imageFormat: 'portrait', link: { type: 'url', url: 'https://example.ch' } } }
  expect(newCard(definition, 'b', neighbour)).toMatchObject({ id: 'b', options: { imageFormat: 'portrait' } })
  expect(newCard(definition, 'b', neighbour).options).not.toHaveProperty('link')
  expect(newCard(definition, 'b', undefined).options).toEqual({})
})

import { describe, expect, test } from 'vitest'
import type { Field } from '../model/content/field.ts'
import type { Group } from '../model/page/document.ts'
import { countMissing, missingTranslations } from './missing-translations.ts'
import { unfinishedButtons } from './unfinished-buttons.ts'

const text = (data: Record<string, string>, rest: Partial<Field> = {}): Field => ({ content: { type: 'localizedSingleValue', data }, options: {}, visible: true, ...rest })
const hero = (fields: Record<string, Field>, rest: Partial<Group> = {}): Group => ({
  id: 'a'.repeat(26),
  type: 'hero',
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields,
  children: [],
  ...rest,
})
const LINK = { options: { link: { type: 'url' as const, url: 'https://example.ch' } } }

describe('[E-151] a translation is missing', () => {
  test('where a text is written in one language and not in another', () => {
    const missing = missingTranslations([hero({ title: text({ de: 'Guten Tag', fr: '' }) })], ['de', 'fr', 'it'])
    expect(missing.map(({ locale }) => locale)).toEqual(['fr', 'it'])
    expect(countMissing(missing, ['de', 'fr', 'it'])).toEqual({ de: 0, fr: 1, it: 1 })
  })

  test.each([
    ['nobody wrote it in any', hero({ title: text({}) })],
    ['it is hidden', hero({ title: text({ de: 'Guten Tag' }, { visible: false }) })],
    ['the section is not shown in that language', hero({ title: text({ de: 'Guten Tag' }) }, { disallowedLanguages: ['fr'] })],
    ['the section goes with the next publication', hero({ title: text({ de: 'Guten Tag' }) }, { status: 'markedForDeletion' })],
  ])('but not where %s', (_, group) => expect(missingTranslations([group], ['de', 'fr'])).toEqual([]))
})

describe('[E-153] a button is not finished', () => {
  test.each([
    ['without a link', text({ de: 'Mehr' }), 'link'],
    ['without words', text({}, LINK), 'text'],
  ])('%s', (_, button, lacks) => expect(unfinishedButtons([hero({ button })], ['de', 'fr'])).toMatchObject([{ slot: 'button', lacks }]))

  test('with both or with neither it is', () => {
    expect(unfinishedButtons([hero({ button: text({ de: 'Mehr' }, LINK) }), hero({}), hero({ button: text({}) })], ['de', 'fr'])).toEqual([])
  })
})

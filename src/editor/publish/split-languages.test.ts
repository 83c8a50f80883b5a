import { expect, test } from 'vitest'
import { fieldContent } from '../../model/commands/field-content.ts'
import { splitLanguages } from './split-languages.ts'

const text = (data: Record<string, string | null>) => ({ type: 'localizedSingleValue' as const, data })
const place = { groupId: '0'.repeat(26), slot: 'title' }

test('a text is told once for each language that changed, and not for those that did not', () => {
  const act = fieldContent.act({ ...place, before: text({ de: 'Eins', fr: 'Un', it: null }), after: text({ de: 'Eins', fr: 'Deux', it: 'Due' }) })
  expect(splitLanguages([act]).map(({ body }) => fieldContent.read(body).after.data)).toEqual([{ fr: 'Deux' }, { it: 'Due' }])
})

test('what has no languages is told as it is', () => {
  const act = fieldContent.act({ ...place, before: { type: 'single', data: '10' }, after: { type: 'single', data: '12' } })
  expect(splitLanguages([act])).toEqual([act])
})

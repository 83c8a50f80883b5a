import { expect, test } from 'vitest'
import { placeholderTexts } from '../../i18n/editor/translations/placeholder-texts.ts'
import { BOARD, CARD, desk, HERO, texts } from '../../model/commands/commands-test-kit.ts'
import { changeGroup } from '../../model/commands/desk.ts'
import { leftSamples } from './left-samples.ts'

const { short = '', long = '' } = placeholderTexts['de'] ?? {}
const written = (id: string, words: string) => (on: ReturnType<typeof desk>) =>
  changeGroup(on, id, (group) => ({ ...group, fields: { ...group.fields, title: { content: texts({ de: words, fr: 'Écrit' }), options: {}, visible: true } } }))

test('[E-153] a sample that nobody wrote over is found in sections and cards, in its language only', () => {
  const { groups } = written(CARD, long)(written(HERO, short)(desk()))
  expect(leftSamples(groups, ['de', 'fr'])).toEqual([
    { groupId: HERO, slot: 'title', locale: 'de' },
    { groupId: CARD, slot: 'title', locale: 'de' },
  ])
})

test('own words, what is switched off and what waits for its deletion are no samples', () => {
  const own = written(HERO, `${short}!`)(desk())
  expect(leftSamples(own.groups, ['de', 'fr'])).toEqual([])
  const off = changeGroup(written(HERO, short)(desk()), HERO, ({ fields: { title, ...rest }, ...group }) => ({
    ...group,
    fields: { ...rest, ...(title && { title: { ...title, visible: false } }) },
  }))
  expect(leftSamples(off.groups, ['de'])).toEqual([])
  const going = changeGroup(written(BOARD, short)(desk()), BOARD, (group) => ({ ...group, status: 'markedForDeletion' }))
  expect(leftSamples(going.groups, ['de'])).toEqual([])
})

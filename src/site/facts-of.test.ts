import { expect, test } from 'vitest'
import { groupOf } from '../../tests/support/render-section.tsx'
import { factsOf, isSameFacts } from './facts-of.ts'
import type { PageView } from './page-view.ts'

const first = groupOf({ type: 'cta', slots: { title: 'Erste' } })
const second = groupOf({ type: 'cta', slots: { title: 'Zweite' } })
const around = { locale: 'de', mode: 'edit', media: {}, data: {}, links: { a: '/a' } }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of a page as its facts are made of
const viewOf = (groups: PageView['groups'], more: Partial<PageView> = {}) => ({ ...around, groups, ...more }) as PageView

const before = factsOf(viewOf([first, second]), true)

test('a changed word is no new fact: nobody on the page has to ask again', () => {
  const word = { ...second, fields: { ...first.fields } }
  expect(isSameFacts(before, factsOf(viewOf([first, word]), true))).toBe(true)
})

test('another main heading, picture, address or set of data is one', () => {
  expect(isSameFacts(before, factsOf(viewOf([second, first]), true))).toBe(false)
  expect(isSameFacts(before, factsOf(viewOf([first, second], { links: { a: '/b' } }), true))).toBe(false)
  expect(isSameFacts(before, factsOf(viewOf([first, second], { data: {} }), true))).toBe(false)
  expect(isSameFacts(before, factsOf(viewOf([first, second], { media: {} }), true))).toBe(false)
  expect(isSameFacts(before, factsOf(viewOf([first, second]), false))).toBe(false)
})

import { expect, test } from 'vitest'
import { BOARD, CARD, desk, HERO } from './commands-test-kit.ts'
import { groupLanguages } from './group-languages.ts'
import { toldOnce } from './told-once.ts'

const opens = (groupId: string) => groupLanguages.act({ groupId, before: ['fr'], after: [] })
const closes = groupLanguages.act({ groupId: HERO, before: [], after: ['fr'] })

test('[E-153] a section that opens in a language is told once with its cards, and not at all where its page opens', () => {
  const acts = [opens(BOARD), opens(CARD), closes]
  expect(toldOnce(acts, desk(), [])).toEqual([opens(BOARD), closes])
  expect(toldOnce([opens(CARD)], desk(), [])).toEqual([opens(CARD)])
  expect(toldOnce(acts, desk(), ['fr'])).toEqual([closes])
})

import { expect, test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { scoreTracker } from './score-tracker.section.ts'

test('[V-074] an optional title, and until there is a game a word about it', () => {
  expectWaitingSection({ definition: scoreTracker, note: 'Das Spiel beginnt hier bald', options: ['scoreOptions'] })
})

test('[V-074] scores are a card or a table', () => {
  const { scoreOptions } = scoreTracker.options
  expect(scoreOptions).toMatchObject({ choices: ['card', 'table'], default: 'card' })
  expect(scoreOptions.schema.safeParse('list').success).toBe(false)
})

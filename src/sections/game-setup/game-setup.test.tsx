import { expect, test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { gameSetup } from './game-setup.section.ts'

test('[V-073] an optional title, and until there is a game a word about it', () => {
  expectWaitingSection({ definition: gameSetup, note: 'Das Spiel beginnt hier bald', options: ['gameOptions'] })
})

test('[V-073] its screens are start, add players, share and coupon', () => {
  const { gameOptions } = gameSetup.options
  expect(gameOptions).toMatchObject({ choices: ['start', 'addPlayers', 'share', 'coupon'], default: 'start' })
  expect(gameOptions.schema.safeParse('pause').success).toBe(false)
})

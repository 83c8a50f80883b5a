import { expect, test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { instagramFeed } from './instagram-feed.section.ts'

test('[V-078] an optional title; without posts it says so', () => {
  expectWaitingSection({ definition: instagramFeed, note: 'No Instagram posts available', options: ['itemCount', 'columns'] })
})

test('[V-078] the number of posts, and 3, 4 or 5 columns', () => {
  expect(instagramFeed.options.itemCount).toMatchObject({ kind: 'number', default: 6, bounds: { min: 1, max: 24 } })
  expect(instagramFeed.options.columns).toMatchObject({ choices: [3, 4, 5], default: 3 })
})

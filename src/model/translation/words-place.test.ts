import { expect, test } from 'vitest'
import { readWordsId, wordsId, type WordsPlace } from './words-place.ts'

const ID = '0123456789abcdefghjkmnpqrs'

test.each<WordsPlace>([{ of: 'name' }, { of: 'description' }, { of: 'menu', containerId: ID }, { of: 'alt', groupId: ID, slot: 'image' }])(
  '%o has a name that leads back to it',
  (place) => {
    expect(readWordsId(wordsId(place))).toEqual(place)
  },
)

test.each(['', 'title', 'name:x', 'menu', 'menu:1', `menu:${ID}:x`, `alt:${ID}`, `alt:${ID}:a b`, `alt:${ID}:image:x`])('%j names nothing', (id) =>
  expect(readWordsId(id)).toBeNull(),
)

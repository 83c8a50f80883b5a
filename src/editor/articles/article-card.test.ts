import { expect, test } from 'vitest'
import { goFeedCard } from '../../sections/go-feed/go-feed.section.ts'
import { hero } from '../../sections/hero/hero.section.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { articleCard } from './article-card.ts'

const ID = '0123456789abcdefghjkmnpqrs'
const MEDIUM = '1123456789abcdefghjkmnpqrs'
const article = { url: 'https://blog.example.ch/auge', title: 'Trockene Augen', teaser: 'Blinzeln hilft.', mediaId: MEDIUM }
const ground = { definition: goFeedCard, id: ID, neighbour: undefined, locale: 'fr' as const }

test('an article becomes a card in the language on screen, with its picture and its address', () => {
  const card = articleCard(article, ground)
  expect(card).toMatchObject({
    id: ID,
    type: goFeedCard.type,
    fields: {
      title: { content: { data: { fr: 'Trockene Augen' } } },
      description: { content: { data: { fr: 'Blinzeln hilft.' } } },
      image: { content: { type: 'media', data: MEDIUM } },
    },
  })
  expect(card && readOptions(goFeedCard, card)['articleUrl']).toBe(article.url)
})

test('what the blog did not tell leaves its place empty, and a section without articles takes none', () => {
  expect(Object.keys(articleCard({ ...article, teaser: '', mediaId: null }, ground)?.fields ?? {})).toEqual(['title'])
  expect(articleCard(article, { ...ground, definition: hero })).toBeNull()
})

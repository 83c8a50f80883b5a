import { describe, expect, test } from 'vitest'
import { groupOf, SAMPLE_MEDIA } from '../../tests/support/render-section.tsx'
import { firstPictureIn } from './first-picture.ts'

const image = { media: SAMPLE_MEDIA.id }
const media = { [SAMPLE_MEDIA.id]: SAMPLE_MEDIA }
const text = groupOf({ type: 'richTextBlock', id: 'text' })
const board = groupOf({ type: 'imageBoard', id: 'board', cards: [{ type: 'imageCard', id: 'card', slots: { image } }] })

describe('the picture that loads first', () => {
  test('is the backdrop of the first section, not the picture that lies on it', () => {
    expect(firstPictureIn([groupOf({ type: 'hero', id: 'hero', slots: { image, backgroundImage: image } }), board], media)).toEqual({ groupId: 'hero', slot: 'backgroundImage' })
  })

  test('may be in a card, and in the second section when the first has none', () => {
    expect(firstPictureIn([text, board], media)).toEqual({ groupId: 'card', slot: 'image' })
  })

  test('is none where it would be out of sight, switched off or not there', () => {
    expect(firstPictureIn([text, text, board], media)).toBeNull()
    expect(firstPictureIn([groupOf({ type: 'hero', slots: { image }, options: { showImage: false } })], media)).toBeNull()
    expect(firstPictureIn([board], {})).toBeNull()
  })
})

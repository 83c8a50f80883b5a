import { expect, test } from 'vitest'
import { groupOf, SAMPLE_MEDIA } from '../../tests/support/render-section.tsx'
import type { Media } from '../model/media.ts'
import { undescribedPictures } from './undescribed-pictures.ts'

const found = (options: object, medium: Partial<Media> = {}) => {
  const group = groupOf({ type: 'imageCard', id: 'c', slots: { image: { media: SAMPLE_MEDIA.id } } })
  const image = group.fields['image']
  if (!image) throw new Error('no picture')
  return undescribedPictures([{ ...group, fields: { image: { ...image, options } } }], ['de', 'fr'], { [SAMPLE_MEDIA.id]: { ...SAMPLE_MEDIA, ...medium } })
}

test('[E-153] a picture that nobody described is told, in no language and nowhere', () => {
  expect(found({})).toEqual([{ groupId: 'c', slot: 'image' }])
  expect(found({ alt: { de: null } }, { alt: {} })).toHaveLength(1)
})

test('[E-153] described in one language, here or in the library, or decoration: nothing to say', () => {
  expect(found({ alt: { fr: 'Lac' } })).toEqual([])
  expect(found({}, { alt: { de: 'See' } })).toEqual([])
  expect(found({ alt: { de: '' } })).toEqual([])
  expect(found({}, { alt: null })).toEqual([])
})

test('a place without a picture is no picture without words', () => {
  expect(undescribedPictures([groupOf({ type: 'imageCard' })], ['de'], {})).toEqual([])
})

import { expect, test } from 'vitest'
import { groupOf, SAMPLE_MEDIA } from '../../tests/support/render-section.tsx'
import type { Group } from '../model/page/document.ts'
import { emptyPlaces } from './empty-places.ts'

const withPicture = (id: string) => groupOf({ type: 'imageCard', id, slots: { image: { media: SAMPLE_MEDIA.id } } })
const without = (id: string) => groupOf({ type: 'imageCard', id, slots: { title: { de: 'Rampe' } } })
const board = (...children: Group[]) => [{ ...groupOf({ type: 'imageBoard', id: 'b' }), children }]

test('[E-153] a card without a picture beside others with one is told', () => {
  expect(emptyPlaces(board(withPicture('a'), without('c')))).toEqual([{ groupId: 'c', slot: 'image' }])
})

test('[E-153] a board without any picture, one that is full, and a card that goes: nothing to say', () => {
  expect(emptyPlaces(board(without('a'), without('c')))).toEqual([])
  expect(emptyPlaces(board(withPicture('a'), withPicture('c')))).toEqual([])
  expect(emptyPlaces(board(withPicture('a'), { ...without('c'), status: 'markedForDeletion' }))).toEqual([])
  expect(emptyPlaces(board({ ...withPicture('a'), status: 'markedForDeletion' }, without('c')))).toEqual([])
})

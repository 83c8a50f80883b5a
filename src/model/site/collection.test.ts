import { describe, expect, test } from 'vitest'
import { ACTIVE_COLLECTIONS, arranged, collectionTypeSchema, GROUP_COLLECTIONS, PAGE_COLLECTIONS, withMoved } from './collection.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('[E-180] entries are pages of four kinds, or cards of eight', () => {
  expect(PAGE_COLLECTIONS).toEqual(['team', 'service', 'testimonial', 'map'])
  expect(GROUP_COLLECTIONS).toEqual(['gallery', 'textGallery', 'news', 'product', 'steps', 'healthFeed', 'generic', 'contentSlider'])
  for (const kind of [...PAGE_COLLECTIONS, ...GROUP_COLLECTIONS]) expect(collectionTypeSchema.safeParse(kind).success).toBe(true)
  expect(collectionTypeSchema.safeParse('anything').success).toBe(false)
})

test('[E-181] services alone are there before their first page', () => expect(ACTIVE_COLLECTIONS).toEqual(['services']))

describe('[E-185] the order of a collection', () => {
  test('is what somebody arranged; what came later follows by age', () => {
    expect(ids(arranged(items, { order: ['c', 'a'], archived: [] }))).toEqual(['c', 'a', 'b', 'd'])
  })

  test('[E-184] leaves out what was put away, and survives names that are gone', () => {
    expect(ids(arranged(items, { order: ['x', 'd'], archived: ['a', 'y'] }))).toEqual(['d', 'b', 'c'])
  })

  test('an item takes the place of the one it is dropped on', () => {
    expect(withMoved(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd'])
    expect(withMoved(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c'])
    expect(withMoved(['a', 'b'], 'x', 'b')).toEqual(['a', 'b'])
  })
})

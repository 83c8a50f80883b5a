import { expect, test } from 'vitest'
import { applyAct } from '../../model/commands/command.ts'
import type { Desk } from '../../model/commands/desk.ts'
import { emptyField, mediaIn } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import { spreadPictures } from './spread-pictures.ts'

const id = (letter: string, at = 0) => `${letter}${at}`.padStart(26, '0')
const group = (given: Partial<Group> & Pick<Group, 'id' | 'type'>): Group => ({
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: {},
  children: [],
  ...given,
})
const picture = (mediaId: string) => ({ ...emptyField('media'), content: { type: 'media' as const, data: mediaId } })
const card = (at: number, mediaId?: string) => group({ id: id('c', at), type: 'imageCard', fields: mediaId === undefined ? {} : { image: picture(mediaId) } })
const photos = (count: number) => Array.from({ length: count }, (_, at) => id('m', at))

function spread(groups: Group[], spot: { groupId: string; slot: string }, count: number) {
  const desk: Desk = { pageId: id('p'), groups }
  let last = 0
  const { acts, left } = spreadPictures(desk, spot, photos(count), () => id('n', (last += 1)))
  return { after: acts.reduce(applyAct, desk).groups, left }
}
const shown = ([board]: readonly Group[]) => board?.children.map(({ fields }) => mediaIn(fields['image']))

test('ten photos fill the empty cards from the chosen one on, and the rest get cards of their own', () => {
  const board = group({ id: id('b'), type: 'imageBoard', children: [card(0), card(1), card(2, id('x')), card(3)] })
  const { after, left } = spread([board], { groupId: id('c', 1), slot: 'image' }, 4)
  expect(shown(after)).toEqual([null, id('m', 0), id('x'), id('m', 1), id('m', 2), id('m', 3)])
  expect(left).toBe(0)
})

test('a collage takes as many as it has places; the others are left over', () => {
  const collage = group({ id: id('b'), type: 'imageCollage', fields: { secondaryImage: picture(id('x')) } })
  const { after, left } = spread([collage], { groupId: id('b'), slot: 'image' }, 8)
  expect(Object.values(after[0]?.fields ?? {}).map(mediaIn)).toEqual(expect.arrayContaining([id('x'), ...photos(5)]))
  expect(left).toBe(3)
})

test('a card that waits for its deletion gets nothing, and a place that is gone neither', () => {
  const board = group({ id: id('b'), type: 'imageBoard', children: [card(0), { ...card(1), status: 'markedForDeletion' }] })
  expect(shown(spread([board], { groupId: id('c', 0), slot: 'image' }, 2).after)).toEqual([id('m', 0), null, id('m', 1)])
  expect(spread([board], { groupId: id('z'), slot: 'image' }, 2).left).toBe(2)
})

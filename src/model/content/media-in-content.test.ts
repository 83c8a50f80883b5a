import { expect, test } from 'vitest'
import type { FieldContent } from './field.ts'
import { mediaNamed, withMedium, withoutMedia } from './media-in-content.ts'
import { plainText, type RichText } from './rich-text.ts'

const image = (mediaId: string): RichText['content'][number] => ({ type: 'image', attrs: { mediaId, alt: `alt ${mediaId}` } })
const words: RichText['content'][number] = { type: 'paragraph', content: [{ type: 'text', text: 'Worte' }] }
const rich = (...content: RichText['content']) => {
  const json: RichText = { type: 'doc', content }
  return { json, text: plainText(json) }
}
const text: FieldContent = { type: 'localizedRichText', data: { de: rich(words, image('a'), image('b')), fr: rich(image('a')), it: null } }

test('pictures are found in places of their own and between paragraphs of every language', () => {
  expect(mediaNamed({ type: 'media', data: 'a' })).toEqual(['a'])
  expect(mediaNamed({ type: 'media', data: null })).toEqual([])
  expect(mediaNamed(text)).toEqual(['a', 'b', 'a'])
  expect(mediaNamed({ type: 'single', data: 'a' })).toEqual([])
})

test('what is gone leaves an empty place, and its words go with it', () => {
  expect(withoutMedia({ type: 'media', data: 'a' }, (id) => id === 'a')).toEqual({ type: 'media', data: null })
  expect(withoutMedia(text, (id) => id === 'a')).toEqual({ type: 'localizedRichText', data: { de: rich(words, image('b')), fr: rich(), it: null } })
  expect(withoutMedia(text, (id) => id === 'c')).toBe(text)
})

test('another picture comes into every place, or only into those that are named', () => {
  expect(withMedium({ type: 'media', data: 'a' }, { from: 'a', to: 'x' })).toEqual({ content: { type: 'media', data: 'x' }, at: [] })
  expect(withMedium({ type: 'media', data: 'b' }, { from: 'a', to: 'x' })).toBeNull()
  const all = withMedium(text, { from: 'a', to: 'b' })
  expect([all && mediaNamed(all.content), all?.at]).toEqual([
    ['b', 'b', 'b'],
    ['de:1', 'fr:0'],
  ])
  const back = all && withMedium(all.content, { from: 'b', to: 'a', at: all.at })
  expect(back && mediaNamed(back.content)).toEqual(['a', 'b', 'a'])
  expect(withMedium(text, { from: 'c', to: 'x' })).toBeNull()
})

import { expect, test } from 'vitest'
import type { RichText } from '../../model/content/rich-text.ts'
import { toEditor, toStored } from './stored-doc.ts'

const line = (text: string) => ({ type: 'paragraph', attrs: { size: null }, content: [{ type: 'text', text }] })
const emptyLine = { type: 'paragraph', attrs: { size: null } }

test('what is stored comes back as it was, with its marks, levels, sizes and links', () => {
  const doc: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 5 }, content: [{ type: 'text', text: 'Fünfte' }] },
      {
        type: 'paragraph',
        attrs: { size: 'small' },
        content: [{ type: 'text', text: 'Klein', marks: [{ type: 'bold' }, { type: 'link', attrs: { link: { type: 'phone', phone: '044 123 45 67' } } }] }, { type: 'hardBreak' }],
      },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Eins' }] }] }] },
      { type: 'image', attrs: { mediaId: 'm', alt: 'Der See' } },
    ],
  }
  expect(toStored(toEditor(doc))?.json).toEqual(doc)
})

test('the editor’s own empty attributes are left out, and plain text comes along', () => {
  expect(toStored({ type: 'doc', content: [line('Eins'), line('Zwei')] })).toEqual({
    json: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Eins' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Zwei' }] },
      ],
    },
    text: 'Eins\nZwei',
  })
})

test('[E-096] nothing to see is nothing; empty lines around a text go, those within stay', () => {
  expect(toStored({ type: 'doc', content: [emptyLine, line('  '), emptyLine] })).toBeNull()
  expect(toStored({ type: 'doc', content: [emptyLine, line('a'), emptyLine, line('b'), emptyLine] })?.json.content).toHaveLength(3)
})

test('a very long line is stored in pieces, cut between characters', () => {
  const text = '😀'.repeat(15_000)
  const stored = toStored({ type: 'doc', content: [line(text)] })
  expect(stored?.text).toBe(text)
  expect(stored?.json.content[0]).toMatchObject({ content: [{}, {}] })
})

test('a link that could run script, or more blocks than fit, cannot be stored', () => {
  const link = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)', link: null } }] }
  expect(toStored({ type: 'doc', content: [{ type: 'paragraph', content: [link] }] })).toBeUndefined()
  expect(toStored({ type: 'doc', content: Array.from({ length: 501 }, () => line('a')) })).toBeUndefined()
})

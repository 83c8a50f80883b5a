import { describe, expect, test } from 'vitest'
import { MAX_TEXT } from '../../model/content/field.ts'
import { asShown, limitText, readText, toOneLine, type TextNode } from './plain-text.ts'

const text = (nodeValue: string): TextNode => ({ nodeName: '#text', nodeValue, childNodes: [] })
const element = (nodeName: string, ...childNodes: TextNode[]): TextNode => ({ nodeName, nodeValue: null, childNodes })
const br = element('BR')

describe('readText', () => {
  test.each([
    ['letters', element('H1', text('Sehen'), text(' lernen')), 'Sehen lernen'],
    ['nothing', element('P'), ''],
    ['the line break browsers leave behind', element('P', br), ''],
    ['line breaks', element('P', text('a'), br, text('b')), 'a\nb'],
    ['a last empty line once', element('P', text('a\n'), br), 'a\n'],
    ['boxes as lines', element('P', text('a'), element('DIV', text('b')), element('DIV', text('c'))), 'a\nb\nc'],
    ['unbreakable spaces that were typed on purpose', element('P', text('Vraiment\u202f?\u00a0Oui')), 'Vraiment\u202f?\u00a0Oui'],
  ])('reads %s', (_, node, expected) => {
    expect(readText(node)).toBe(expected)
  })
})

describe('asShown', () => {
  test('collapses white space as the page does', () => {
    expect(asShown('  Ein \n Satz  hier ', false)).toBe('Ein Satz hier')
    expect(asShown('Erste \n  Zweite  Zeile', true)).toBe('Erste\nZweite Zeile')
    expect(asShown(null, false)).toBe('')
  })

  test('leaves unbreakable spaces alone', () => {
    expect(asShown('CHF\u00a0290', false)).toBe('CHF\u00a0290')
  })
})

test('one line: pasted line breaks become spaces', () => {
  expect(toOneLine('Montag \n Dienstag\nMittwoch')).toBe('Montag Dienstag Mittwoch')
})

test('a text ends at 10,000 characters, never inside one', () => {
  expect(limitText('a'.repeat(MAX_TEXT + 5))).toHaveLength(MAX_TEXT)
  expect(limitText(`${'a'.repeat(MAX_TEXT - 1)}😀`)).toBe('a'.repeat(MAX_TEXT - 1))
})

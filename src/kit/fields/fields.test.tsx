import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FieldWords } from './field-words.ts'
import { NumberField } from './NumberField.tsx'
import { Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const nothing = () => {}

const FIELDS: readonly [name: string, draw: (words: FieldWords) => ReactElement][] = [
  ['a text field', (words) => <TextField {...words} />],
  ['a text area', (words) => <TextArea {...words} />],
  ['a list', (words) => <Select {...words} value="a" choices={[{ value: 'a', label: 'A' }]} onChange={nothing} />],
  ['a number', (words) => <NumberField {...words} value={3} min={1} max={3} lessLabel="weniger" moreLabel="mehr" onChange={nothing} />],
]

describe.each(FIELDS)('%s', (_, draw) => {
  const html = (words: Partial<FieldWords> = {}) => renderToStaticMarkup(draw({ label: 'Name', ...words }))
  const control = (markup: string) => /<(?:input|textarea|select)[^>]*>/.exec(markup)?.[0] ?? ''

  test('has its name', () => {
    const markup = html()
    const id = /id="([^"]+)"/.exec(control(markup))?.[1]
    expect(markup).toContain(`<label for="${id}"`)
  })

  test('is described by its help and by what is wrong, and by nothing that is not there', () => {
    const described = (words: Partial<FieldWords>) => {
      const markup = html(words)
      const ids = /aria-describedby="([^"]+)"/.exec(control(markup))?.[1]?.split(' ') ?? []
      return ids.map((id) => new RegExp(`<p id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1])
    }
    expect(described({})).toEqual([])
    expect(described({ error: null })).toEqual([])
    expect(described({ help: 'Kurz', error: null })).toEqual(['Kurz'])
    expect(described({ help: 'Kurz', error: 'Fehlt' })).toEqual(['Kurz', 'Fehlt'])
  })

  test('is marked as wrong only while it is, and the place that says so is there before', () => {
    expect(control(html({ error: null }))).not.toContain('aria-invalid')
    expect(html({ error: null })).toMatch(/<p id="[^"]+" role="alert"[^>]*><\/p>/)
    expect(control(html({ error: 'Fehlt' }))).toContain('aria-invalid="true"')
    expect(html()).not.toContain('role="alert"')
  })
})

test('a step at the bound does nothing but keeps its place for the keyboard', () => {
  const [, less = '', more = ''] = /(<button[^>]*>).*(<button[^>]*>)/.exec(renderToStaticMarkup(FIELDS[3]?.[1]({ label: 'Spalten' }))) ?? []
  expect(less).toContain('aria-label="Spalten: weniger"')
  expect(less).not.toContain('disabled')
  expect(more).toContain('aria-disabled="true"')
  expect(more).not.toContain(' disabled')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { emailParts } from './email-parts.ts'
import { keepWords } from './keep-words.tsx'

const draw = (words: string) => renderToStaticMarkup(<>{keepWords(words)}</>).replaceAll(/ class="[^"]*"/g, '')

describe('an e-mail address', () => {
  test.each([
    ['ciao@rocknhole.example', ['ciao@'], ['rocknhole.', 'example']],
    ['info@sehwerk.example', ['info@'], ['sehwerk.', 'example']],
    ['rapperswil@optik-seeblick.example', ['rapperswil@'], ['optik-seeblick.', 'example']],
    ['anna.maria.bernasconi@example.ch', ['anna.', 'maria.', 'bernasconi@'], ['example.', 'ch']],
    ['nothing', [], ['nothing']],
  ])('%s goes on in the next line after its @ and its dots', (address, name, domain) => {
    expect(emailParts(address)).toEqual({ name, domain })
  })

  test('in a sentence it is cut by nothing that would be copied', () => {
    const html = draw('Fragen an kongress@sehwerk.example, bitte.')
    expect(html).toBe('Fragen an <span>kongress@</span><wbr/><span><span>sehwerk.</span><wbr/><span>example,</span></span> bitte.')
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Fragen an kongress@sehwerk.example, bitte.')
  })
})

describe('a number to call', () => {
  test.each(['+41 31 555 04 05', '055 555 01 01'])('%s stays in one piece', (number) => {
    expect(draw(`Medien: ${number}.`)).toBe(`Medien: <span>${number}.</span>`)
  })

  test.each(['CHF 88 000 bis 98 000', 'CHE-000.000.001', '10 000 000 000'])('%s is none', (words) => {
    expect(keepWords(words)).toBe(words)
  })
})

test('times from and to stay together', () => {
  expect(keepWords('8.00–12.00')).toBe('8.00\u2060–\u206012.00')
})

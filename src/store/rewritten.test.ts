import { expect, test } from 'vitest'
import type { Written } from '../model/content/written.ts'
import { stateOf } from '../model/translation/text-state.ts'
import { rewritten } from './rewritten.ts'

/** A field in German and French; each step writes one language with the next revision. */
function field(de: string, written: Written = {}) {
  let [text, revision, now] = [de, 0, written]
  return {
    write(after: string) {
      revision += 1
      now = { ...now, de: rewritten(now, { locale: 'de', before: text, after, author: { by: 'person', revision, source: null } }) }
      text = after
    },
    translate() {
      revision += 1
      now = { ...now, fr: rewritten(now, { locale: 'fr', before: 'Lunettes', after: `Lunettes ${revision}`, author: { by: 'person', revision, source: null } }) }
    },
    french: () => stateOf(now, { locale: 'fr', main: 'de', hasText: true }),
    past: () => now.de?.past?.length ?? 0,
  }
}

test('a translation is outdated with a change of the original, no longer once that is undone, and again with its redo', () => {
  const title = field('Brille')
  expect(title.french()).toBe('written')
  title.write('Brillen')
  expect(title.french()).toBe('outdated')
  title.write('Brille')
  expect(title.french()).toBe('written')
  title.write('Brillen')
  expect(title.french()).toBe('outdated')
})

test('several steps back count as well as one', () => {
  const title = field('Brille')
  for (const text of ['Brillen', 'Brillen am See', 'Brillen', 'Brille']) title.write(text)
  expect(title.french()).toBe('written')
})

test('what was translated meanwhile does not fit words that come back', () => {
  const title = field('Brille')
  title.write('Linse')
  title.translate()
  expect(title.french()).toBe('written')
  title.write('Brille')
  expect(title.french()).toBe('outdated')
})

test('a translation from before the change is as good as it was', () => {
  const title = field('Glas')
  title.write('Brille')
  title.translate()
  title.write('Linse')
  expect(title.french()).toBe('outdated')
  title.write('Brille')
  expect(title.french()).toBe('written')
})

test('only the last texts are remembered', () => {
  const title = field('0')
  for (let step = 1; step < 30; step += 1) title.write(String(step))
  expect(title.past()).toBe(8)
  title.write('0')
  expect(title.french()).toBe('outdated')
})

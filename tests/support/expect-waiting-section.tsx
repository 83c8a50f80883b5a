import { expect } from 'vitest'
import type { SectionDefinition } from '../../src/sections/define-section.ts'
import { renderSection } from './render-section.tsx'

type Expected = { definition: SectionDefinition; note: string; slots?: readonly string[]; options?: readonly string[] }

const switchOf = (slot: string) => `show${slot[0]?.toUpperCase()}${slot.slice(1)}`

/**
 * A section that shows data from elsewhere, before there is any: exactly the named slots, all optional and none a picture,
 * exactly the named options, and in both modes its words above its empty state, each word only if it is there and switched on.
 */
export function expectWaitingSection({ definition, note, slots = ['title'], options = [] }: Expected): void {
  const { type } = definition
  expect(Object.entries(definition.slots).map(([name, slot]) => [name, slot?.kind, slot?.optional])).toEqual(slots.map((slot) => [slot, 'text', true]))
  expect(Object.keys(definition.options).toSorted()).toEqual([...options, 'color', ...slots.map(switchOf)].toSorted())

  const words = Object.fromEntries(slots.map((slot) => [slot, `Wort in ${slot}`]))
  for (const mode of ['live', 'edit'] as const) {
    const html = renderSection({ type, slots: words }, { mode })
    expect(html).toMatch(/<h2[^>]*>Wort in title<\/h2>/)
    expect(html).toContain(note)
    for (const word of Object.values(words)) expect(html.slice(0, html.indexOf(note))).toContain(word)
  }

  const off = renderSection({ type, slots: words, options: Object.fromEntries(slots.map((slot) => [switchOf(slot), false])) })
  for (const html of [off, renderSection({ type })]) {
    expect(html).not.toMatch(/Wort in|<h2/)
    expect(html).toContain(note)
  }
}

import { describe, expect, test } from 'vitest'
import type { Group } from '../model/page/document.ts'
import { NO_SOURCES } from '../../tests/support/no-sources.ts'
import { SLOT_NAMES } from '../model/content/slot-names.ts'
import { runLoaders } from '../actions/page/run-loaders.ts'
import { alignment } from '../options/alignment/alignment.option.ts'
import { defineSection, text, type SectionDefinition } from './define-section.ts'
import { components } from './components.ts'
import { definitions, findDefinition } from './definitions.ts'
import { prepareSection, readOptions } from './prepare-section.ts'
import { upgradeGroup } from './upgrade-content.ts'

const group = (over: Partial<Group> = {}): Group => ({
  id: 'g',
  type: 'sample',
  version: 1,
  status: 'published',
  disallowedLanguages: [],
  options: {},
  fields: {},
  children: [],
  ...over,
})
const sample = defineSection({
  type: 'sample',
  category: 'content',
  label: 'hero',
  slots: { title: text(), kicker: text({ optional: true }) },
  options: { alignment: alignment() },
})

describe('definitions', () => {
  test.each(Object.entries(definitions))('%s is registered under its own type, with known slots and valid defaults', (type, definition: SectionDefinition) => {
    expect(definition.type).toBe(type)
    for (const slot of Object.keys(definition.slots)) expect(SLOT_NAMES).toContain(slot)
    for (const [key, option] of Object.entries(definition.options)) expect(option.schema.safeParse(option.default).success, key).toBe(true)
    if (definition.card !== undefined) expect(findDefinition(definition.card)?.category).toBe('card')
  })

  test('the two lists hold the same types', () => expect(Object.keys(components).toSorted()).toEqual(Object.keys(definitions).toSorted()))

  test('a slot outside the list of names does not compile', () => {
    const slots = { headline: text() }
    // @ts-expect-error -- headline is no slot name
    expect(defineSection({ type: 'sample', category: 'content', label: 'hero', slots, options: {} }).slots).toBe(slots)
  })

  test('names that every object has are no section types', () => {
    for (const type of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) expect(findDefinition(type)).toBeUndefined()
  })
})

describe('preparing a section', () => {
  test('an optional slot has a switch that hides it', () => {
    expect(prepareSection(sample, group()).slots['kicker']?.isShown).toBe(true)
    expect(prepareSection(sample, group({ options: { showKicker: false } })).slots['kicker']?.isShown).toBe(false)
    expect(Object.keys(sample.options)).toEqual(['alignment', 'showKicker'])
  })

  test('a stored option that no longer fits falls back to the default', () => {
    expect(readOptions(sample, { options: { alignment: 'diagonal', gone: 1 } })).toEqual({ alignment: 'left', showKicker: true })
  })
})

describe('content steps', () => {
  const rename = (to: number, name: string) => ({ to, name, run: (old: Group) => ({ ...old, options: { ...old.options, [name]: to } }) })
  const versioned: SectionDefinition = { ...sample, version: 3, steps: [rename(3, 'third'), rename(2, 'second')] }
  const find = (type: string) => (type === 'sample' ? versioned : undefined)

  test('stored content moves forward step by step, in order, also below', () => {
    const old = group({ children: [group({ id: 'child' })] })
    const now = upgradeGroup(old, find)
    expect(now).toMatchObject({ version: 3, options: { second: 2, third: 3 }, children: [{ version: 3, options: { second: 2, third: 3 } }] })
  })

  test('steps that were done are not done again, and unknown types are left alone', () => {
    expect(upgradeGroup(group({ version: 2 }), find).options).toEqual({ third: 3 })
    expect(upgradeGroup(group({ version: 3 }), find).options).toEqual({})
    expect(upgradeGroup(group({ type: 'unknown' }), find)).toEqual(group({ type: 'unknown' }))
  })
})

describe('loaders', () => {
  const hero = (id: string): Group => group({ id, type: 'hero' })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const run = (load: (id: string) => Promise<unknown>, limitMs = 200) =>
    runLoaders({
      siteId: 's',
      locale: 'de',
      groups: [hero('a'), hero('b')],
      sources: NO_SOURCES,
      log,
      limitMs,
      now: new Date(),
      loaders: { hero: { tags: ({ siteId }) => [`${siteId}/reviews`], load: (_, { group: { id } }) => load(id) } },
    })

  test('each section gets its data, and the page the tags of all', async () => {
    expect(await run(async (id) => `data of ${id}`)).toEqual({ data: { a: 'data of a', b: 'data of b' }, tags: ['s/reviews', 's/reviews'], expiresAt: null, isComplete: true })
  })

  test('the page is over when the first of its sections is', async () => {
    const loader = { tags: () => [], load: async () => null }
    const loaders = { hero: { ...loader, expiresAt: ({ group: { id }, now }: { group: Group; now: Date }) => new Date(now.getTime() + (id === 'a' ? 500 : 200)) } }
    const input = { siteId: 's', locale: 'de' as const, groups: [hero('a'), hero('b')], sources: NO_SOURCES, log, now: new Date(1000) }
    expect((await runLoaders({ ...input, loaders })).expiresAt).toBe(1200)
    expect((await runLoaders({ ...input, loaders: { hero: loader } })).expiresAt).toBeNull()
  })

  test('a failed or slow loader leaves its section empty and the others alone', async () => {
    expect((await run((id) => (id === 'a' ? Promise.reject(new Error('away')) : Promise.resolve(1)))).data).toEqual({ b: 1 })
    expect((await run((id) => (id === 'a' ? new Promise(() => {}) : Promise.resolve(1)), 30)).data).toEqual({ b: 1 })
    expect(
      (
        await run(() => {
          throw new Error('at once')
        })
      ).data,
    ).toEqual({})
  })
})

import { describe, expect, test } from 'vitest'
import {
  hasRoomForContainer,
  holdsPage,
  moveContainer,
  moveEntry,
  movePlace,
  stepContainer,
  stepEntry,
  withAppearance,
  withLabel,
  withOwnContainer,
  withoutEchoes,
  withoutPage,
  withoutPlace,
  withoutPlacesOf,
} from './arrange-navigation.ts'
import { MAX_CONTAINERS, MAX_ENTRIES, navigationSchema, type Navigation } from './navigation.ts'

const id = (letter: string) => letter.repeat(26)
const entry = (letter: string, page = letter) => ({ id: id(letter), type: 'page' as const, page: id(page), appearance: 'default' as const })
const container = (letter: string, ...children: ReturnType<typeof entry>[]) => ({ id: id(letter), label: {}, children })
const menu: Navigation = [container('x', entry('a'), entry('b'), entry('c')), container('y', entry('d')), container('z')]

/** `x:abc y:d z:` */
const told = (navigation: Navigation) => navigation.map((each) => `${each.id[0]}:${each.children.map((child) => child.id[0]).join('')}`).join(' ')

describe('[E-168] entries and containers change their places', () => {
  test.each([
    ['c', 'x', { nextTo: id('a'), side: 'before' }, 'x:cab y:d z:'],
    ['a', 'x', { nextTo: id('c'), side: 'after' }, 'x:bca y:d z:'],
    ['a', 'z', { nextTo: null, side: 'after' }, 'x:bc y:d z:a'],
    ['a', 'y', { nextTo: id('d'), side: 'before' }, 'x:bc y:ad z:'],
    ['a', 'x', { nextTo: id('a'), side: 'after' }, 'x:abc y:d z:'],
  ] as const)('%s into %s', (which, into, place, after) => expect(told(moveEntry(menu, id(which), { containerId: id(into), place }))).toBe(after))

  test('what is not there, and a container that is full, leave everything as it was', () => {
    expect(moveEntry(menu, id('q'), { containerId: id('x'), place: { nextTo: null, side: 'after' } })).toBe(menu)
    expect(moveEntry(menu, id('a'), { containerId: id('q'), place: { nextTo: null, side: 'after' } })).toBe(menu)
    const full: Navigation = [container('x', entry('a')), { id: id('y'), label: {}, children: Array.from({ length: MAX_ENTRIES }, () => entry('d')) }]
    expect(moveEntry(full, id('a'), { containerId: id('y'), place: { nextTo: null, side: 'after' } })).toBe(full)
  })

  test('step by step an entry walks through all containers and stops at the ends', () => {
    let now = menu
    const walk: string[] = []
    for (let step = 0; step < 5; step += 1) walk.push(told((now = stepEntry(now, id('b'), 1))))
    expect(walk).toEqual(['x:acb y:d z:', 'x:ac y:bd z:', 'x:ac y:db z:', 'x:ac y:d z:b', 'x:ac y:d z:b'])
    for (let step = 0; step < 6; step += 1) now = stepEntry(now, id('b'), -1)
    expect(told(now)).toBe('x:bac y:d z:')
  })

  test('containers move as a whole', () => {
    expect(told(stepContainer(menu, id('y'), -1))).toBe('y:d x:abc z:')
    expect(told(stepContainer(menu, id('x'), -1))).toBe(told(menu))
    expect(told(moveContainer(menu, id('x'), { nextTo: id('z'), side: 'after' }))).toBe('y:d z: x:abc')
    expect(moveContainer(menu, id('x'), { nextTo: id('x'), side: 'after' })).toBe(menu)
  })
})

test('[E-172] a page leaves every place it has in the menu, and empty containers stay', () => {
  const twice: Navigation = [container('x', entry('a'), entry('b', 'a')), container('y', entry('d'))]
  expect(holdsPage(twice, id('a'))).toBe(true)
  expect(told(withoutPage(twice, id('a')))).toBe('x: y:d')
  expect(withoutPage(twice, id('q'))).toEqual(twice)
})

describe('a container that holds one page is one line of the menu with it', () => {
  const AT_END = { nextTo: null, side: 'after' } as const

  test('and goes when the page goes or moves below another', () => {
    expect(told(withoutPlace(menu, id('d')))).toBe('x:abc z:')
    expect(told(withoutPlace(menu, id('a')))).toBe('x:bc y:d z:')
    expect(told(withoutPlacesOf(menu, id('d')))).toBe('x:abc z:')
    expect(told(movePlace(menu, id('d'), { containerId: id('x'), place: AT_END }))).toBe('x:abcd z:')
    expect(told(movePlace(menu, id('a'), { containerId: id('y'), place: AT_END }))).toBe('x:bc y:da z:')
    expect(movePlace(menu, id('d'), { containerId: id('q'), place: AT_END })).toBe(menu)
  })

  test('a page gets one of its own, or takes along the one that it has', () => {
    const own = { id: id('n'), place: { nextTo: id('x'), side: 'before' } as const }
    expect(told(withOwnContainer(menu, entry('e'), own))).toBe('n:e x:abc y:d z:')
    expect(told(withOwnContainer(menu, entry('a'), own))).toBe('n:a x:bc y:d z:')
    expect(told(withOwnContainer(menu, entry('d'), own))).toBe('y:d x:abc z:')
  })

  test('and is called like its page when that is renamed, unless it has a name of its own', () => {
    const labelled = (label: Navigation[number]['label'], ...children: ReturnType<typeof entry>[]): Navigation => [{ id: id('y'), label, children }]
    const names = { before: { de: 'Leistungen', fr: 'Prestations' }, after: { de: 'Sträusse', fr: 'Prestations', it: 'Fiori' } }
    const labelAfter = (navigation: Navigation) => withoutEchoes(navigation, id('d'), names)[0]?.label
    expect(labelAfter(labelled({ de: ' Leistungen', fr: 'Prestations' }, entry('d')))).toEqual({})
    expect(labelAfter(labelled({ de: 'Leistungen', fr: 'Nos services' }, entry('d')))).toEqual({ fr: 'Nos services' })
    expect(labelAfter(labelled({ de: 'Angebot', it: 'Servizi' }, entry('d')))).toEqual({ de: 'Angebot' })
    for (const kept of [labelled({ de: 'Angebot' }, entry('d')), labelled({ de: 'Leistungen' }, entry('d'), entry('e')), labelled({ de: 'Leistungen' }, entry('e'))])
      expect(withoutEchoes(kept, id('d'), names)).toBe(kept)
  })
})

test('[E-169] labels per language, and links that look like buttons', () => {
  const named = withLabel(withLabel(menu, id('x'), 'de', ' Firma '), id('x'), 'fr', 'Entreprise')
  expect(named[0]?.label).toEqual({ de: 'Firma', fr: 'Entreprise' })
  expect(withLabel(named, id('x'), 'de', ' ')[0]?.label).toEqual({ fr: 'Entreprise' })
  const button = withAppearance(menu, id('d'), 'button')
  expect(button[1]?.children[0]?.appearance).toBe('button')
  expect(navigationSchema.parse(button)).toEqual(button)
})

test('there is room for fifty containers', () => {
  const many = (count: number): Navigation => Array.from({ length: count }, () => container('x'))
  expect([MAX_CONTAINERS - 1, MAX_CONTAINERS].map((count) => hasRoomForContainer(many(count)))).toEqual([true, false])
})

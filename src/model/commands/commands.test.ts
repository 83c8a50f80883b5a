import { describe, expect, test } from 'vitest'
import type { Locale } from '../locales.ts'
import { walkGroups, type Group } from '../page/document.ts'
import { applyAct, applyActs, differences, fitAct, invertAct, needsOf, placeOfAct, readCommand, settleAct, touchesOf, wordsOfAct } from './command.ts'
import { BOARD, CARD, CARD_2, desk, group, HERO, id, NEW, oneOfEach, PAGE, pageThing, texts } from './commands-test-kit.ts'
import { PHRASES, type Act, type CommandTexts, type Phrase } from './define-command.ts'
import { findGroup, type Desk } from './desk.ts'
import { adoptFacts, groupsById, keysWithin, valueOn, type Fact } from './facts.ts'
import { fieldContent } from './field-content.ts'
import { fromFirstShape } from './first-shape.ts'
import { groupAdd } from './group-add.ts'
import { groupLanguages } from './group-languages.ts'
import { groupMove } from './group-move.ts'
import { groupOptions } from './group-options.ts'
import { groupRemove } from './group-remove.ts'
import { navigationChange } from './navigation-change.ts'
import { orderKey, readKey } from './key.ts'
import { kinds } from './kinds.ts'
import { pageRemove } from './page-remove.ts'

const content = (before: string | null, after: string | null) => fieldContent.act({ groupId: HERO, slot: 'title', before: texts({ de: before }), after: texts({ de: after }) })
const title = (on: Desk, groupId = HERO) => findGroup(on, groupId)?.fields['title']?.content

function fitted(on: Desk, act: Act): Act {
  const result = fitAct(on, act)
  if (!result) throw new Error(`${act.kind} has nothing to do`)
  return result
}

describe('every kind', () => {
  test('is in the walk', () => {
    expect(new Set(oneOfEach().map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)))
  })

  test('one after the other, undone in reverse, is the start; redone, the end', () => {
    const start = desk()
    const desks: Desk[] = [start]
    const done: Act[] = []
    for (const act of oneOfEach()) {
      const now = desks.at(-1) ?? start
      const act1 = fitted(now, act)
      done.push(act1)
      desks.push(applyAct(now, act1))
    }
    const end = desks.at(-1) ?? start
    expect(end).not.toEqual(start)
    let back = end
    for (const [at, act] of [...done.entries()].toReversed()) {
      back = applyAct(back, fitted(back, invertAct(act)))
      expect(back, `before ${act.kind}`).toEqual(desks[at])
    }
    expect(back).toEqual(start)
    expect(done.reduce((on, act) => applyAct(on, fitted(on, act)), back)).toEqual(end)
  })

  test.each(oneOfEach().map((act) => [act.kind, act] as const))('%s: done again there is nothing left to do, and it counts as the same', (_, act) => {
    const start = applyActs(desk(), oneOfEach().slice(0, oneOfEach().indexOf(act)))
    const before = fitAct(desk(), act) ? desk() : start
    const after = applyAct(before, act)
    expect(fitAct(after, act)).toBeNull()
    expect(settleAct(act, after)).toBe('same')
    expect(applyAct(after, act)).toEqual(after)
  })

  test.each(oneOfEach().map((act) => [act.kind, act] as const))('%s names keys that can be read, and needs what it stands on', (_, act) => {
    for (const key of [...touchesOf(act), ...needsOf(act)]) expect(readKey(key)).not.toBeNull()
    expect(touchesOf(act).length).toBeGreaterThan(0)
  })

  test.each(oneOfEach().map((act) => [act.kind, act] as const))('%s survives storage, and a body that is none is no command', (_, act) => {
    const stored: unknown = JSON.parse(JSON.stringify({ id: 'c1', at: 1, ...act }))
    expect(readCommand(stored)).toEqual({ id: 'c1', at: 1, ...act })
    expect(readCommand({ id: 'c1', at: 1, ...act, body: { nothing: true } })).toBeNull()
    expect(readCommand({ id: 'c1', at: 1, ...act, kind: 'constructor' })).toBeNull()
  })

  test('a change on one section leaves the others the same objects', () => {
    const start = desk()
    const next = applyAct(start, content('Alt', 'Neu'))
    expect(next.groups[1]).toBe(start.groups[1])
  })
})

describe('differences', () => {
  test('lead from one page to the other, whatever was done in between', () => {
    const from = desk()
    const to = applyActs(from, oneOfEach())
    expect(applyActs(from, differences(from, to)).groups).toEqual(to.groups)
    expect(differences(to, to)).toEqual([])
  })

  test('lead back too: sections that went come back as drafts in their places', () => {
    const to = desk()
    const from = applyActs(to, oneOfEach())
    const back = applyActs(from, differences(from, to))
    expect([...walkGroups(back.groups)].map((each) => each.id)).toEqual([...walkGroups(to.groups)].map((each) => each.id))
    expect(title(back)).toEqual(title(to))
  })

  test('three sections in another order', () => {
    const [a, b, c] = [id('a'), id('b'), id('c')].map((each) => group(each, null))
    if (!a || !b || !c) throw new Error('three')
    const orders = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ]
    for (const from of orders)
      for (const to of orders) expect(applyActs({ pageId: PAGE, groups: from }, differences({ pageId: PAGE, groups: from }, { pageId: PAGE, groups: to })).groups).toEqual(to)
  })

  test('whoever takes the first of six to the end, or the last to the top, moved one', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => group(id(each), null))
    const [first, last] = [six.slice(0, 1), six.slice(-1)]
    const moved = (to: readonly Group[]) => differences({ pageId: PAGE, groups: six }, { pageId: PAGE, groups: to }).map((act) => placeOfAct(act)?.groupId)
    expect(moved([...six.slice(1), ...first])).toEqual(first.map((each) => each.id))
    expect(moved([...last, ...six.slice(0, -1)])).toEqual(last.map((each) => each.id))
  })
})

describe('the way back after a reload', () => {
  test('is open for things that nobody has asked for since', () => {
    const nothingKnown = { pageId: PAGE, groups: [] }
    const removal = pageRemove.act({ pageId: NEW, before: pageThing('Team') })
    const menu = navigationChange.act({ before: [], after: [{ id: NEW, label: {}, children: [] }] })
    expect(fitAct(nothingKnown, removal)).toEqual(removal)
    expect(fitAct(nothingKnown, menu)).toEqual(menu)
    expect(fitAct({ ...nothingKnown, things: { [`page:${NEW}`]: null } }, removal)).toBeNull()
  })
})

describe('when somebody else was faster', () => {
  test('the same text is no clash, another language merges, another text is a question', () => {
    expect(settleAct(content('Alt', 'Neu'), applyAct(desk(), content('Alt', 'Neu')))).toBe('same')
    const french = fieldContent.act({ groupId: HERO, slot: 'title', before: texts({ fr: 'Ancien' }), after: texts({ fr: 'Nouveau' }) })
    expect(settleAct(content('Alt', 'Neu'), applyAct(desk(), french))).toBe('merged')
    expect(settleAct(content('Alt', 'Neu'), applyAct(desk(), content('Alt', 'Anders')))).toBe('ask')
  })

  test('different options of one section merge, the same one is a question', () => {
    const columns = (after: number) => groupOptions.act({ groupId: BOARD, before: { columns: 3 }, after: { columns: after } })
    const color = groupOptions.act({ groupId: BOARD, before: {}, after: { color: 'accent' } })
    expect(settleAct(columns(4), applyAct(desk(), color))).toBe('merged')
    expect(settleAct(columns(4), applyAct(desk(), columns(2)))).toBe('ask')
  })

  test('a moved section goes where its neighbour now is, and an order that is right already is no change', () => {
    const move = groupMove.act({ pageId: PAGE, parentId: null, groupId: BOARD, before: { nextTo: HERO, side: 'after' }, after: { nextTo: HERO, side: 'before' } })
    const added = applyAct(desk(), groupAdd.act({ pageId: PAGE, parentId: null, place: { nextTo: HERO, side: 'before' }, after: group(NEW, null) }))
    expect(settleAct(move, added)).toBe('merged')
    expect(applyAct(added, move).groups.map((each) => each.id)).toEqual([NEW, BOARD, HERO])
  })
})

describe('coming and going', () => {
  const removal = (of: Desk, groupId: string) => fitted(of, groupRemove.act({ pageId: PAGE, parentId: null, place: { nextTo: null, side: 'after' }, before: group(groupId, null) }))

  test('[E-112] what visitors see is marked and can be kept; [E-111] a draft goes with its place remembered', () => {
    const marked = applyAct(desk(), removal(desk(), HERO))
    expect(findGroup(marked, HERO)?.status).toBe('markedForDeletion')
    expect(applyAct(marked, fitted(marked, invertAct(removal(desk(), HERO))))).toEqual(desk())
    const gone = applyAct(desk(), removal(desk(), CARD_2))
    expect(findGroup(gone, CARD_2)).toBeUndefined()
    expect(applyAct(gone, invertAct(removal(desk(), CARD_2)))).toEqual(desk())
  })

  test('what comes back after its deletion was published is a draft, whole, with its cards', () => {
    const act = removal(desk(), BOARD)
    const published: Desk = { ...desk(), groups: desk().groups.filter((each) => each.id !== BOARD) }
    const back = findGroup(applyAct(published, invertAct(act)), BOARD)
    expect(back?.children.map((card) => [card.id, card.status])).toEqual([
      [CARD, 'draft'],
      [CARD_2, 'draft'],
    ])
    expect(back?.children[0]?.fields).toEqual(findGroup(desk(), CARD)?.fields)
  })
})

/** Every word is its own name. */
const PLAIN: CommandTexts = {
  pageLocale: 'de',
  phrases: Object.fromEntries(PHRASES.map((phrase) => [phrase, phrase])) as Record<Phrase, string>,
  slot: (name) => name,
  section: (type) => type,
  which: (name, which) => `${name} ${'words' in which ? which.words : `${which.at}/${which.total}`}`,
  inLanguages: (phrase, locales) => `${phrase} ${locales.join()}`,
  option: (_, key) => key,
}

test('closing a section in languages is told as hiding it there, and opening it as showing it', () => {
  const told = (before: Locale[], after: Locale[]) => {
    const { what, where, before: from, after: to } = wordsOfAct(groupLanguages.act({ groupId: BOARD, before, after }), desk(), PLAIN)
    return [what, where, from, to]
  }
  expect(told([], ['de', 'fr'])).toEqual(['hidden de,fr', 'imageBoard', null, null])
  expect(told(['de', 'fr'], ['fr'])).toEqual(['shown de', 'imageBoard', null, null])
  expect(told(['de'], ['fr'])).toEqual(['languages', 'imageBoard', 'DE', 'FR'])
})

describe('facts', () => {
  const factOf = (on: Desk, key: string): Fact => ({ key, revision: 1, value: JSON.parse(JSON.stringify(valueOn(on, groupsById(on), key))) })

  test('told about everything that was touched, a desk becomes the other', () => {
    const from = desk()
    const to = applyActs(from, oneOfEach())
    const keys = [...new Set([...oneOfEach().flatMap(touchesOf), ...[...walkGroups(to.groups)].flatMap(keysWithin), orderKey(PAGE), orderKey(BOARD)])]
    expect(
      adoptFacts(
        from,
        keys.map((key) => factOf(to, key)),
      ),
    ).toEqual(to)
  })

  test('from nothing, the whole page', () => {
    const to = applyActs(desk(), oneOfEach())
    const keys = [orderKey(PAGE), ...to.groups.flatMap(keysWithin), ...Object.keys(to.things ?? {})]
    expect(
      adoptFacts(
        { pageId: PAGE, groups: [] },
        keys.map((key) => factOf(to, key)),
      ),
    ).toEqual(to)
  })

  test('nothing new leaves the same desk', () => {
    const on = desk()
    expect(adoptFacts(on, [])).toBe(on)
  })
})

describe('what waited before changes had definitions', () => {
  test('is moved forward', () => {
    const entry = (command: object) => ({ pageId: PAGE, order: 3, revision: 4, hold: null, command: { id: 'c1', at: 1, ...command } })
    expect(fromFirstShape(entry({ kind: 'saveText', fieldId: `${HERO}:title`, locale: 'de', before: 'Alt', after: 'Neu' }))).toEqual({
      pageId: PAGE,
      order: 3,
      revision: 4,
      command: { id: 'c1', at: 1, ...content('Alt', 'Neu') },
    })
    const added = fromFirstShape(entry({ kind: 'addSection', group: group(NEW, null), place: { nextTo: HERO, side: 'after' } }))
    expect(applyActs(desk(), added ? [added.command] : []).groups.map((each) => each.id)).toEqual([HERO, NEW, BOARD])
    expect(fromFirstShape(entry({ kind: 'nothing' }))).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { applyActs, touchesOf, type Command, type Stamp } from '../../model/commands/command.ts'
import { BOARD, CARD, desk, group, HERO, NEW, oneOfEach, PAGE, texts } from '../../model/commands/commands-test-kit.ts'
import { adoptFacts, groupsById, keysWithin, valueOn, type Fact, type Revisions } from '../../model/commands/facts.ts'
import { findGroup } from '../../model/commands/desk.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import { fieldKey, orderKey } from '../../model/commands/key.ts'
import type { Group } from '../../model/page/document.ts'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { createHistory } from './create-history.ts'
import { textAt } from './fields.ts'

const TITLE = `${HERO}:title`
const KEY = fieldKey(HERO, 'title')

function stamps(): () => Stamp {
  let count = 0
  return () => ({ id: `c${++count}`, at: count })
}

/** A history whose commands wait until the test says that they have arrived. */
function open(groups: readonly Group[] = desk().groups) {
  const sent: { command: Command; revisions: Revisions }[] = []
  let waiting: Command[] = []
  const history = createHistory({
    pageId: PAGE,
    groups,
    revisions: { [KEY]: 4 },
    stamp: stamps(),
    send(commands) {
      sent.push(...commands)
      waiting = [...waiting, ...commands.map(({ command }) => command)]
      history.setPending(waiting)
    },
  })
  const arrive = (facts: readonly Fact[]) => {
    waiting = []
    history.adopt(facts)
    history.setPending([])
  }
  const title = (locale: 'de' | 'fr' = 'de') => textAt(history.store.getState().groups, TITLE, locale)
  return { history, sent, title, arrive }
}

const edit = { fieldId: TITLE, locale: 'de' as const, before: 'Alt', after: 'Neu', revision: 4 }
const fact = (de: string, revision: number, fr = 'Ancien'): Fact => ({ key: KEY, revision, value: { content: texts({ de, fr }), options: {}, visible: true } })
const wholePage = (groups: readonly Group[], revision = 9): Fact[] => {
  const on = { pageId: PAGE, groups }
  return [orderKey(PAGE), ...groups.flatMap(keysWithin)].map((key) => ({ key, revision, value: valueOn(on, groupsById(on), key) }))
}

describe('a text', () => {
  test('is on the screen at once and leaves with the revision its author saw', () => {
    const { history, sent, title } = open()
    expect(history.saveText(edit)).toBe(true)
    expect(title()).toBe('Neu')
    expect(sent).toMatchObject([{ revisions: { [KEY]: 4 }, command: { id: 'c1' } }])
  })

  test('[E-098] unchanged sends nothing and is nothing to undo', () => {
    const { history, sent } = open()
    expect(history.saveText({ ...edit, after: 'Alt' })).toBe(false)
    expect(history.saveText({ ...edit, before: null, after: '  ' })).toBe(false)
    expect(sent).toEqual([])
    expect(history.store.getState().past).toEqual([])
  })

  test('undo and redo are sent like edits, with the newest known revision, and say what they take back', () => {
    const { history, sent, title, arrive } = open()
    history.saveText(edit)
    arrive([fact('Neu', 5)])
    history.undo()
    expect(title()).toBe('Alt')
    arrive([fact('Alt', 6)])
    history.redo()
    expect(title()).toBe('Neu')
    expect(sent.map(({ command, revisions }) => [command.undoes, revisions[KEY]])).toEqual([
      [undefined, 4],
      ['c1', 5],
      ['c2', 6],
    ])
  })

  test('what the server stored lies under what it has not got yet', () => {
    const { history, title } = open()
    history.saveText(edit)
    history.adopt([fact('Alt', 5, 'Nouveau')])
    expect([title('de'), title('fr')]).toEqual(['Neu', 'Nouveau'])
  })

  test('news that was overtaken on the way is ignored', () => {
    const { history, title } = open()
    history.adopt([fact('Von gestern', 3)])
    expect(title()).toBe('Alt')
    expect(history.revisionOf(TITLE)).toBe(4)
  })

  test('undo tells what the screen showed, also when somebody else changed it since', () => {
    const { history, sent, arrive } = open()
    history.saveText(edit)
    arrive([fact('Fremd', 6)])
    history.undo()
    expect(sent.at(-1)?.command.body).toMatchObject({ before: texts({ de: 'Fremd' }), after: texts({ de: 'Alt' }) })
  })
})

describe('the way back', () => {
  test('all kinds in one step: undo is the start, redo the end', () => {
    const { history } = open()
    const start = history.store.getState().groups
    history.perform(oneOfEach())
    const end = history.store.getState().groups
    expect(end).toEqual(applyActs(desk(), oneOfEach()).groups)
    history.undo()
    expect(history.store.getState().groups).toEqual(start)
    history.redo()
    expect(history.store.getState().groups).toEqual(end)
  })

  test('a new edit clears what could be redone, and 200 steps are remembered', () => {
    const { history } = open()
    history.saveText(edit)
    history.undo()
    expect(history.store.getState().future).toHaveLength(1)
    for (let at = 0; at < 250; at++) history.saveText({ ...edit, before: String(at - 1), after: String(at) })
    expect(history.store.getState().future).toEqual([])
    expect(history.store.getState().past).toHaveLength(200)
  })

  test('the way back from one step leaves what was done after it, is a step itself, and does nothing twice', () => {
    const { history, sent, title } = open()
    const isThere = () => groupsById(history.shown()).has(NEW)
    history.perform([groupAdd.act({ pageId: PAGE, parentId: null, place: { nextTo: HERO, side: 'after' }, after: group(NEW, null, { status: 'draft' }) })])
    const takeBack = history.wayBack()
    history.saveText(edit)
    expect(takeBack()).toContain(orderKey(PAGE))
    expect([isThere(), title()]).toEqual([false, 'Neu'])
    expect(sent.map(({ command }) => command.undoes)).toEqual([undefined, undefined, 'c1'])
    history.undo()
    expect([isThere(), title()]).toEqual([true, 'Neu'])
    history.undo()
    history.undo()
    const count = sent.length
    takeBack()
    expect([isThere(), title(), sent.length]).toEqual([false, 'Alt', count])
  })

  test('the way back from the newest step is undo: it can be redone', () => {
    const { history, title } = open()
    history.saveText(edit)
    history.wayBack()()
    expect(title()).toBe('Alt')
    history.redo()
    expect(title()).toBe('Neu')
  })

  test('redo brings a section back with what others wrote in it before it was taken away', () => {
    const { history, arrive } = open()
    history.perform([groupAdd.act({ pageId: PAGE, parentId: null, place: { nextTo: HERO, side: 'after' }, after: group(NEW, null, { status: 'draft' }) })])
    const withWords = adoptFacts(history.shown(), [{ key: fieldKey(NEW, 'title'), revision: 1, value: { content: texts({ de: 'Von Bruno' }), options: {}, visible: true } }])
    arrive(wholePage(withWords.groups))
    history.undo()
    history.redo()
    expect(textAt(history.store.getState().groups, `${NEW}:title`, 'de')).toBe('Von Bruno')
  })

  test('a page put back as a whole can be brought back by undo: sections in their places, texts in all languages', () => {
    const { history, sent, title } = open()
    const before = history.store.getState().groups
    history.replace(wholePage([group(HERO, { de: 'Publiziert', fr: 'Publié' })]))
    expect(title()).toBe('Publiziert')
    history.undo()
    expect([title('de'), title('fr')]).toEqual(['Alt', 'Ancien'])
    expect(history.store.getState().groups.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(sent.find(({ command }) => touchesOf(command).includes(KEY))?.revisions[KEY]).toBe(9)
  })

  test('[E-159] what waited for its deletion when the page was put back waits for it again after undo, cards included', () => {
    const published = desk().groups.map((each) => ({ ...each, children: each.children.map((card) => ({ ...card, status: 'published' as const })), status: 'published' as const }))
    const { history, arrive } = open(published)
    const card = published.flatMap(({ children }) => children)[0]
    const hero = published.find(({ id }) => id === HERO)
    if (!card || !hero) throw new Error('no card')
    history.perform([
      groupRemove.act({ pageId: PAGE, parentId: BOARD, place: END_OF_PAGE, before: card }),
      groupRemove.act({ pageId: PAGE, parentId: null, place: END_OF_PAGE, before: hero }),
    ])
    const statuses = () => [card.id, HERO].map((id) => findGroup(history.shown(), id)?.status)
    expect(statuses()).toEqual(['markedForDeletion', 'markedForDeletion'])
    arrive(wholePage(history.shown().groups))
    history.replace(wholePage(published))
    expect(statuses()).toEqual(['published', 'published'])
    history.undo()
    expect(statuses()).toEqual(['markedForDeletion', 'markedForDeletion'])
    history.redo()
    expect(statuses()).toEqual(['published', 'published'])
  })

  test('what is gone is not sent: its texts have nothing to go back to', () => {
    const { history, sent, arrive } = open()
    history.saveText({ fieldId: `${CARD}:title`, locale: 'de', before: 'Karte 1', after: 'Neu', revision: 0 })
    arrive([{ key: `group:${BOARD}`, revision: 5, value: null }])
    sent.length = 0
    history.undo()
    expect(sent).toEqual([])
  })
})

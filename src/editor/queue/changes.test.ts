import { describe, expect, test } from 'vitest'
import { BOARD, desk, group, HERO, NEW, PAGE } from '../../model/commands/commands-test-kit.ts'
import { invertAct } from '../../model/commands/command.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { add, discarded, refused, release, sendable, type Known } from './changes.ts'
import { AUTHOR, command, entry, titleAct } from './queue-test-kit.ts'

const parkedHold = { kind: 'parked' as const, code: 'invalidInput', message: 'Zu lang' }
const known: Known = { desk: desk(), revisions: {} }
const ids = (entries: readonly { command: { id: string } }[]) => entries.map((each) => each.command.id)
const given = (id: string, act: Parameters<typeof command>[1]) => ({ command: command(id, act), pageId: PAGE, author: AUTHOR, revisions: {} })
const addition = groupAdd.act({ pageId: PAGE, parentId: null, place: { nextTo: HERO, side: 'after' }, after: group(NEW, null, { status: 'draft' }) })

describe('order', () => {
  test('goes by place in line, over all tabs, whatever the order in storage', () => {
    const entries = [entry('b', titleAct('Neu', 'Neuer'), { order: 2 }), entry('a', titleAct('Alt', 'Neu'), { order: 1 })]
    expect(ids(sendable(entries))).toEqual(['a'])
    expect(add(entries, [given('c', titleAct(null, 'X', 'fr'))], known).put).toMatchObject([{ order: 3, hold: null }])
  })

  test('an open clash holds back its own field and no other', () => {
    const clash = entry('a', titleAct('Alt', 'Neu'), { hold: { kind: 'clash' } })
    const behind = entry('b', titleAct('Neu', 'Neuer'), { order: 2 })
    const other = entry('c', groupOptions.act({ groupId: BOARD, before: {}, after: { columns: 4 } }), { order: 3 })
    expect(ids(sendable([clash, behind]))).toEqual([])
    expect(ids(sendable([clash, behind, other]))).toEqual(['c'])
  })

  test('a refused section holds back the texts in it, a refused text or option holds back nothing', () => {
    const text = entry('b', titleAct(null, 'Drin', 'de', NEW), { order: 2 })
    expect(ids(sendable([entry('a', addition, { hold: parkedHold }), text]))).toEqual([])
    const option = entry('a', groupOptions.act({ groupId: NEW, before: {}, after: { columns: 4 } }), { hold: parkedHold })
    expect(ids(sendable([option, text]))).toEqual(['b'])
  })
})

describe('letters typed while others are on their way', () => {
  const first = entry('a', titleAct('Alt', 'N'), { order: 1 })
  const second = entry('b', titleAct('N', 'Ne'), { order: 2 })

  test('wait as one entry behind the first, with what its author saw, under a new id', () => {
    expect(add([first, second], [given('c', titleAct('Ne', 'Neu'))], known)).toMatchObject({ put: [{ order: 2, command: command('c', titleAct('N', 'Neu')) }], remove: ['b'] })
  })

  test('never take the place of the one that may be travelling, nor of an undo or another language', () => {
    const alone = { put: [{ command: { id: 'c' } }], remove: [] }
    expect(add([first], [given('c', titleAct('N', 'Neu'))], known)).toMatchObject(alone)
    expect(add([first, second], [given('c', titleAct(null, 'Nouveau', 'fr'))], known)).toMatchObject(alone)
    expect(add([first, { ...second, command: { ...second.command, undoes: 'x' } }], [given('c', titleAct('Ne', 'Neu'))], known)).toMatchObject(alone)
    const undo = { ...given('c', titleAct('Ne', 'N')), command: { ...command('c', titleAct('Ne', 'N')), undoes: 'b' } }
    expect(add([first, second], [undo], known)).toMatchObject(alone)
  })
})

describe('refused', () => {
  test('is parked with the server’s words, and can be released', () => {
    const change = refused([entry('a', titleAct('Alt', 'Neu'))], entry('a', titleAct('Alt', 'Neu')), { code: 'invalidInput', message: 'Zu lang' }, known)
    expect(change).toEqual({ put: [entry('a', titleAct('Alt', 'Neu'), { hold: parkedHold })], remove: [] })
    expect(release(change.put)).toEqual({ put: [entry('a', titleAct('Alt', 'Neu'))], remove: [] })
    expect(sendable(change.put)).toEqual([])
  })

  test('with a newer one behind it the newer takes over', () => {
    const next = entry('b', titleAct('Neu', 'Neuer'), { order: 2 })
    expect(refused([entry('a', titleAct('Alt', 'Neu')), next], entry('a', titleAct('Alt', 'Neu')), parkedHold, known)).toEqual({ put: [], remove: ['a'] })
  })

  test('is not lost for what was done to another language of the text, or to another option of the section', () => {
    const [text, french] = [entry('a', titleAct('Alt', 'Neu')), titleAct('Ancien', 'Nouveau', 'fr')]
    const columns = entry('o', groupOptions.act({ groupId: HERO, before: {}, after: { columns: 3 } }))
    const color = groupOptions.act({ groupId: HERO, before: {}, after: { color: 'accent' } })
    for (const [first, next] of [
      [text, french],
      [columns, color],
    ] as const) {
      const parked = { ...first, hold: parkedHold }
      expect(refused([first, entry('b', next, { order: 2 })], first, parkedHold, known)).toEqual({ put: [parked], remove: [] })
      expect(add([parked], [given('b', next)], known)).toMatchObject({ put: [{ command: { id: 'b' } }], remove: [] })
      // What may be travelling is not joined with what comes after it, although another one stands aside.
      expect(add([parked, entry('b', next, { order: 2 })], [given('c', next)], known)).toMatchObject({ put: [{ command: { id: 'c' } }], remove: [] })
    }
  })

  test('typed over, it gives way to the new text; taken back, it leaves nothing to send', () => {
    const parked = entry('a', titleAct('Alt', 'Neu'), { hold: parkedHold })
    expect(add([parked], [given('b', titleAct('Neu', 'Kurz'))], known)).toMatchObject({ put: [{ command: { id: 'b' } }], remove: ['a'] })
    expect(add([parked], [given('b', titleAct('Neu', 'Alt'))], known)).toEqual({ put: [], remove: ['a'] })
  })

  test('taking back a section that never arrived takes its texts along', () => {
    const entries = [entry('a', addition, { hold: parkedHold }), entry('b', titleAct(null, 'Drin', 'de', NEW), { order: 2 })]
    expect(add(entries, [given('c', invertAct(addition))], known)).toEqual({ put: [], remove: ['a', 'b'] })
  })

  test('giving up an addition gives up its texts; giving up an option nothing else', () => {
    const text = entry('b', titleAct(null, 'Drin', 'de', NEW), { order: 2 })
    const section = entry('a', addition, { hold: parkedHold })
    expect(discarded([section, text], [section], known).remove).toEqual(['a', 'b'])
    const option = entry('o', groupOptions.act({ groupId: HERO, before: {}, after: { color: 'accent' } }), { hold: parkedHold })
    expect(discarded([option, entry('t', titleAct('Alt', 'Neu'), { order: 2 })], [option], known).remove).toEqual(['o'])
  })
})

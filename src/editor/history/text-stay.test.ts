import { describe, expect, test } from 'vitest'
import type { Command } from '../../model/commands/command.ts'
import { desk, HERO, PAGE } from '../../model/commands/commands-test-kit.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { createHistory } from './create-history.ts'
import { textAt } from './fields.ts'

const TITLE = `${HERO}:title`

/** A history with a clock that the test moves, and a queue that keeps everything. */
function open() {
  let at = 0
  let count = 0
  const sent: Command[] = []
  const history = createHistory({
    pageId: PAGE,
    groups: desk().groups,
    revisions: { [fieldKey(HERO, 'title')]: 4 },
    stamp: () => ({ id: `c${++count}`, at }),
    send(commands) {
      sent.push(...commands.map(({ command }) => command))
      history.setPending(sent)
    },
  })
  const title = () => textAt(history.store.getState().groups, TITLE, 'de')
  const type = (after: string, milliseconds = 1000) => {
    at += milliseconds
    history.saveText({ fieldId: TITLE, locale: 'de', before: title(), after, revision: 4 })
  }
  return { history, sent, title, type, steps: () => history.store.getState().past.length }
}

describe('a stay in a text', () => {
  test('many small saves are one step once the cursor has left: undo brings the old text, redo the whole new one', () => {
    const { history, sent, title, type, steps } = open()
    history.beginStay()
    for (const text of ['N', 'Ne', 'Neu', 'Neu!', 'Neu! J', 'Neu! Ja']) type(text)
    history.endStay()
    expect([steps(), sent.length]).toEqual([1, 6])
    history.undo()
    expect([title(), steps()]).toEqual(['Alt', 0])
    history.redo()
    expect(title()).toBe('Neu! Ja')
  })

  test('with the cursor still in it, undo takes back a burst and not the whole text', () => {
    const { history, title, type } = open()
    history.beginStay()
    type('Erster')
    type('Erster Satz')
    type('Erster Satz. Zweiter', 5000)
    history.undo()
    expect(title()).toBe('Erster Satz')
    history.undo()
    expect(title()).toBe('Alt')
    history.redo()
    expect(title()).toBe('Erster Satz')
  })

  test('letters after an undo are a step of their own, and the stay is still one afterwards', () => {
    const { history, title, type, steps } = open()
    history.beginStay()
    type('abc')
    type('abc def', 5000)
    history.undo()
    type('abc neu')
    history.undo()
    expect(title()).toBe('abc')
    history.redo()
    history.endStay()
    expect([title(), steps()]).toEqual(['abc neu', 1])
    history.undo()
    expect(title()).toBe('Alt')
  })

  test('what was typed and taken away again is nothing to undo', () => {
    const { history, type, steps } = open()
    history.beginStay()
    type('Alt!')
    type('Alt')
    history.endStay()
    expect(steps()).toBe(0)
  })

  test('what was done before stays its own step, also in the same text', () => {
    const { history, title, type, steps } = open()
    history.beginStay()
    type('Eins')
    history.endStay()
    history.beginStay()
    type('Zwei', 100)
    history.endStay()
    expect(steps()).toBe(2)
    history.undo()
    expect(title()).toBe('Eins')
  })

  test('a change of something else in between keeps its own step', () => {
    const { history, title, type, steps } = open()
    history.beginStay()
    type('Eins')
    history.saveText({ fieldId: TITLE, locale: 'fr', before: 'Ancien', after: 'Nouveau', revision: 4 })
    type('Zwei')
    history.endStay()
    expect(steps()).toBe(3)
    history.undo()
    expect(title()).toBe('Eins')
  })
})

import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { createHistory } from './create-history.ts'
import { textAt } from './fields.ts'
import { command, group, HERO, NEW, page, stamps, TITLE } from './history-test-kit.ts'

function open() {
  const sent: { command: Command; revision: number }[] = []
  const history = createHistory({ groups: page(), revisions: { [TITLE]: 4 }, stamp: stamps(), send: (command, revision) => sent.push({ command, revision }) })
  const title = (locale: 'de' | 'fr' = 'de') => textAt(history.store.getState().groups, TITLE, locale)
  return { history, sent, title }
}

const edit = { fieldId: TITLE, locale: 'de' as const, before: 'Alt', after: 'Neu', revision: 4 }

test('a saved text is on the screen at once and leaves with the revision its author saw', () => {
  const { history, sent, title } = open()
  expect(history.saveText(edit)).toBe(true)
  expect(title()).toBe('Neu')
  expect(sent).toMatchObject([{ revision: 4, command: { id: 'c1', before: 'Alt', after: 'Neu' } }])
})

test('[E-098] an unchanged text sends nothing and is nothing to undo', () => {
  const { history, sent } = open()
  expect(history.saveText({ ...edit, after: 'Alt' })).toBe(false)
  expect(history.saveText({ ...edit, before: null, after: '  ' })).toBe(false)
  expect(sent).toEqual([])
  expect(history.store.getState().past).toEqual([])
})

test('undo and redo are sent like edits, with the newest known revision', () => {
  const { history, sent, title } = open()
  history.saveText(edit)
  history.adopt({ fieldId: TITLE, content: { type: 'localizedSingleValue', data: { de: 'Neu', fr: 'Ancien' } }, revision: 5 }, [])
  history.undo()
  expect(title()).toBe('Alt')
  history.redo()
  expect(title()).toBe('Neu')
  expect(sent.slice(1)).toMatchObject([
    { revision: 5, command: { before: 'Neu', after: 'Alt' } },
    { revision: 5, command: { before: 'Alt', after: 'Neu' } },
  ])
})

test('what the server stored lies under what it has not got yet', () => {
  const { history, title } = open()
  history.saveText(edit)
  history.adopt({ fieldId: TITLE, content: { type: 'localizedSingleValue', data: { de: 'Alt', fr: 'Nouveau' } }, revision: 5 }, [command()])
  expect([title('de'), title('fr')]).toEqual(['Neu', 'Nouveau'])
})

test('news that was overtaken on the way is ignored', () => {
  const { history, title } = open()
  history.adopt({ fieldId: TITLE, content: { type: 'localizedSingleValue', data: { de: 'Von gestern' } }, revision: 3 }, [])
  expect(title()).toBe('Alt')
  expect(history.revisionOf(TITLE)).toBe(4)
})

test('commands of another tab are shown without being ours to undo', () => {
  const { history, sent, title } = open()
  history.show([command({ after: 'Von nebenan' })])
  expect(title()).toBe('Von nebenan')
  history.undo()
  expect(title()).toBe('Von nebenan')
  expect(sent).toEqual([])
})

test('a reverted page can be brought back by undo, in all languages', () => {
  const { history, sent, title } = open()
  history.replace({ groups: [group(HERO, { de: 'Publiziert', fr: 'Publié' })], revisions: { [TITLE]: 9 } }, ['de', 'fr'])
  expect(title()).toBe('Publiziert')
  history.undo()
  expect([title('de'), title('fr')]).toEqual(['Alt', 'Ancien'])
  expect(sent.filter((each) => each.command.kind === 'saveText' && each.command.fieldId === TITLE).map(({ revision }) => revision)).toEqual([9, 9])
})

const ids = (history: ReturnType<typeof createHistory>) => history.store.getState().groups.map(({ id }) => id)

test('an added section is on the screen at once; undo takes it away and redo puts it back, each told to the server', () => {
  const { history, sent } = open()
  const [hero, below] = ids(history)
  history.addSection(group(NEW, null), { nextTo: HERO, side: 'after' })
  expect(ids(history)).toEqual([hero, NEW, below])
  history.undo()
  expect(ids(history)).toEqual([hero, below])
  history.redo()
  expect(ids(history)).toEqual([hero, NEW, below])
  expect(sent.map((each) => each.command.kind)).toEqual(['addSection', 'removeSection', 'addSection'])
  expect(new Set(sent.map((each) => each.command.id)).size).toBe(3)
})

test('undoing a revert brings sections back to their places, each before its texts', () => {
  const { history, sent } = open()
  history.addSection(group(NEW, { de: 'Neu hier' }), { nextTo: HERO, side: 'before' })
  const before = ids(history)
  history.replace({ groups: page(), revisions: {} }, ['de', 'fr'])
  expect(ids(history)).not.toContain(NEW)
  sent.length = 0
  history.undo()
  expect(ids(history)).toEqual(before)
  expect(sent.map((each) => each.command.kind)).toEqual(['addSection', 'saveText'])
  history.redo()
  expect(ids(history)).not.toContain(NEW)
})

test('what the server knows of a section that was put back is adopted, with unsent texts on top', () => {
  const { history } = open()
  history.addSection(group(NEW, null), { nextTo: HERO, side: 'after' })
  const typed = command({ fieldId: `${NEW}:title`, before: null, after: 'Eben getippt' })
  history.adoptSection({ group: group(NEW, { de: 'Vorher', fr: 'Avant' }), revisions: { [`${NEW}:title`]: 3 } }, [typed])
  expect(['de' as const, 'fr' as const].map((locale) => textAt(history.store.getState().groups, `${NEW}:title`, locale))).toEqual(['Eben getippt', 'Avant'])
  expect(history.revisionOf(`${NEW}:title`)).toBe(3)
})

test('an answer about a section that is gone again does not bring it back', () => {
  const { history } = open()
  history.addSection(group(NEW, null), { nextTo: HERO, side: 'after' })
  history.undo()
  history.adoptSection({ group: group(NEW, null), revisions: {} }, [])
  expect(ids(history)).not.toContain(NEW)
})

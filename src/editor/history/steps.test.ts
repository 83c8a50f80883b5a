import { expect, test } from 'vitest'
import { textAt } from './fields.ts'
import { CARD_TITLE, command, page, stamps, TITLE } from './history-test-kit.ts'
import { perform, redo as tryRedo, undo as tryUndo, type Steps } from './steps.ts'

const start = (): Steps => ({ groups: page(), past: [], future: [] })
function must<Value>(value: Value | null | undefined): Value {
  if (value == null) throw new Error('There is nothing to walk to')
  return value
}
const undo = (...given: Parameters<typeof tryUndo>) => must(tryUndo(...given))
const redo = (...given: Parameters<typeof tryRedo>) => must(tryRedo(...given))
const title = (steps: Steps) => textAt(steps.groups, TITLE, 'de')

test('undo and redo walk back and forth', () => {
  const stamp = stamps()
  const edited = perform(perform(start(), [command()]), [command({ before: 'Neu', after: 'Neuer' })])
  const once = undo(edited, stamp)
  const twice = undo(once.steps, stamp)
  expect([title(edited), title(once.steps), title(twice.steps)]).toEqual(['Neuer', 'Neu', 'Alt'])
  const again = redo(twice.steps, stamp)
  expect(title(again.steps)).toBe('Neu')
  expect(title(redo(again.steps, stamp).steps)).toBe('Neuer')
  expect(tryUndo(twice.steps, stamp)).toBeNull()
})

test('a new edit clears what could be redone', () => {
  const undone = undo(perform(start(), [command()]), stamps())
  expect(undone.steps.future).toHaveLength(1)
  expect(perform(undone.steps, [command({ after: 'Anders' })]).future).toEqual([])
})

test('undo tells the server what the screen showed, also when somebody else changed it since', () => {
  const edited = perform(start(), [command()])
  const overtaken = { ...edited, groups: perform(edited, [command({ after: 'Fremd' })]).groups }
  expect(undo(overtaken, stamps()).commands).toEqual([command({ id: 'c1', at: 1, before: 'Fremd', after: 'Alt' })])
})

test('every walk sends commands with ids of their own', () => {
  const stamp = stamps()
  const undone = undo(perform(start(), [command()]), stamp)
  const redone = redo(undone.steps, stamp)
  expect([...undone.commands, ...redone.commands].map(({ id }) => id)).toEqual(['c1', 'c2'])
})

test('a step of several commands goes back in reverse order as one', () => {
  const edited = perform(start(), [command(), command({ before: 'Neu', after: 'Neuer' }), command({ fieldId: CARD_TITLE, before: null, after: 'Karte' })])
  const undone = undo(edited, stamps())
  expect(undone.commands.map((each) => each.kind === 'saveText' && [each.fieldId, each.after])).toEqual([[CARD_TITLE, null], [TITLE, 'Neu'], [TITLE, 'Alt']])
  expect(title(undone.steps)).toBe('Alt')
})

test('commands of a group that is gone are not sent', () => {
  const edited = perform(start(), [command({ fieldId: CARD_TITLE, before: null, after: 'Karte' })])
  expect(undo({ ...edited, groups: [] }, stamps()).commands).toEqual([])
})

test('remembers 200 steps', () => {
  let steps = start()
  for (let at = 0; at < 250; at++) steps = perform(steps, [command({ after: String(at) })])
  expect(steps.past).toHaveLength(200)
})

import { expect, test } from 'vitest'
import { applyCommands } from './apply-command.ts'
import { command, page, sectionCommand } from './history-test-kit.ts'
import { invertCommand } from './invert-command.ts'

test('a command and its inverse leave the page as it was', () => {
  const there = command()
  const back = invertCommand(there, { id: 'c9', at: 9 })
  expect(applyCommands(page(), [there, back])).toEqual(page())
})

test('the inverse is a command of its own, so the server does not take it for a repetition', () => {
  expect(invertCommand(command(), { id: 'c9', at: 9 })).toMatchObject({ id: 'c9', at: 9, before: 'Neu', after: 'Alt' })
})

test('the inverse of adding a section removes it, and the other way round', () => {
  const there = sectionCommand()
  const back = invertCommand(there, { id: 'c9', at: 9 })
  expect(applyCommands(page(), [there, back])).toEqual(page())
  expect(invertCommand(back, { id: there.id, at: there.at })).toEqual(there)
})

import type { Group } from '../../model/page/document.ts'
import { applyCommand, applyCommands } from './apply-command.ts'
import { groupIdOf, type Command, type Stamp } from './command.ts'
import { hasGroup, textAt } from './fields.ts'
import { invertCommand } from './invert-command.ts'

/** What one press of undo takes back: mostly one command, after a revert all of them. */
export type Step = readonly Command[]

export type Steps = {
  groups: readonly Group[]
  past: readonly Step[]
  future: readonly Step[]
}

type Walked = { steps: Steps; commands: Step }

const REMEMBERED = 200

export function perform(steps: Steps, step: Step): Steps {
  return { groups: applyCommands(steps.groups, step), past: [...steps.past, step].slice(-REMEMBERED), future: [] }
}

/** `before` is what the screen shows now: the server compares it, so that undo never overwrites somebody else's text unseen. */
function fitted(groups: readonly Group[], command: Command): Command | null {
  const isThere = hasGroup(groups, groupIdOf(command))
  switch (command.kind) {
    case 'saveText':
      return isThere ? { ...command, before: textAt(groups, command.fieldId, command.locale) } : null
    case 'addSection':
      return isThere ? null : command
    case 'removeSection': {
      const group = groups.find(({ id }) => id === command.group.id)
      return group ? { ...command, group } : null
    }
  }
}

/** One after the other: a text can only come back once its section has. */
function fitToScreen(groups: readonly Group[], step: Step): Step {
  let screen = groups
  return step.flatMap((command) => {
    const fitting = fitted(screen, command)
    if (!fitting) return []
    screen = applyCommand(screen, fitting)
    return [fitting]
  })
}

export function undo(steps: Steps, stamp: () => Stamp): Walked | null {
  const step = steps.past.at(-1)
  if (!step) return null
  const commands = fitToScreen(steps.groups, step.toReversed().map((command) => invertCommand(command, stamp())))
  return { commands, steps: { groups: applyCommands(steps.groups, commands), past: steps.past.slice(0, -1), future: [...steps.future, step] } }
}

export function redo(steps: Steps, stamp: () => Stamp): Walked | null {
  const step = steps.future.at(-1)
  if (!step) return null
  const commands = fitToScreen(steps.groups, step.map((command) => ({ ...command, ...stamp() })))
  return { commands, steps: { groups: applyCommands(steps.groups, commands), past: [...steps.past, step], future: steps.future.slice(0, -1) } }
}

import type { Group } from '../../model/page/document.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { applyCommands } from './apply-command.ts'
import type { Command, Stamp } from './command.ts'
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
function fitToScreen(groups: readonly Group[], step: Step): Step {
  return step
    .filter((command) => hasGroup(groups, parseFieldId(command.fieldId)?.groupId ?? ''))
    .map((command) => ({ ...command, before: textAt(groups, command.fieldId, command.locale) }))
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

import { applyAct, fitAct, invertAct, type Command, type Stamp } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk } from '../../model/commands/desk.ts'

/** What one press of undo takes back: mostly one command, after a revert all of them. */
export type Step = readonly Command[]

export type Steps = { past: readonly Step[]; future: readonly Step[] }

type Walked = { steps: Steps; commands: Step }

const REMEMBERED = 200

export function remember({ past }: Steps, step: Step): Steps {
  return { past: [...past, step].slice(-REMEMBERED), future: [] }
}

/**
 * One after the other: a text can only come back once its section has. `before` becomes what the screen shows now, so that
 * undo never overwrites somebody else's text unseen. What has nothing to do any more is remembered, but not sent.
 */
function fitted(desk: Desk, step: readonly { act: Act; undoes: string }[], stamp: () => Stamp): { sent: Step; all: Step } {
  let screen = desk
  const sent: Command[] = []
  const all = step.map(({ act, undoes }): Command => {
    const fitting = fitAct(screen, act)
    const command = { ...stamp(), ...(fitting ?? act), undoes }
    if (fitting) {
      screen = applyAct(screen, fitting)
      sent.push(command)
    }
    return command
  })
  return { sent, all }
}

/** One after the other, each as seen from what the one before left; what has nothing to do is left out. */
export function fittedActs(desk: Desk, acts: readonly Act[]): Act[] {
  let screen = desk
  return acts.flatMap((act) => {
    const fitting = fitAct(screen, act)
    if (!fitting) return []
    screen = applyAct(screen, fitting)
    return [fitting]
  })
}

/** What takes a step back, its last command first. */
const inverse = (step: Step) => step.toReversed().map((command) => ({ act: invertAct(command), undoes: command.id }))

/** Redo takes back what undo did, not what was done first: what others wrote in between comes back as well. */
export function undo({ past, future }: Steps, desk: Desk, stamp: () => Stamp): Walked | null {
  const step = past.at(-1)
  if (!step) return null
  const { sent, all } = fitted(desk, inverse(step), stamp)
  return { commands: sent, steps: { past: past.slice(0, -1), future: [...future, all] } }
}

export function redo({ past, future }: Steps, desk: Desk, stamp: () => Stamp): Walked | null {
  const step = future.at(-1)
  if (!step) return null
  const { sent, all } = fitted(desk, inverse(step), stamp)
  return { commands: sent, steps: { past: [...past, all], future: future.slice(0, -1) } }
}

/** Out of its turn: what was done since stays, and taking this back is itself the newest step. */
export function takeBack(step: Step): typeof undo {
  return (steps, desk, stamp) => {
    const { sent } = fitted(desk, inverse(step), stamp)
    return sent.length === 0 ? null : { commands: sent, steps: remember(steps, sent) }
  }
}

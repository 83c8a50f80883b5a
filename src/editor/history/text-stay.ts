import type { Command } from '../../model/commands/command.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { same } from '../../model/same.ts'
import { remember, type Step, type Steps } from './steps.ts'

const wordsOf = (command: Command) => (command.kind === fieldContent.kind ? fieldContent.read(command.body) : null)
const languagesOf = (data: unknown) => (typeof data === 'object' && data !== null ? Object.keys(data).join() : '')

/** Two changes of the same words, one after the other, as one; null where they are about different things. */
export function joinCommands(first: Command, second: Command): Command | null {
  const [a, b] = [wordsOf(first), wordsOf(second)]
  if (!a || !b || a.groupId !== b.groupId || a.slot !== b.slot || a.after.type !== b.after.type) return null
  if (languagesOf(a.after.data) !== languagesOf(b.after.data)) return null
  return { ...second, ...fieldContent.act({ ...b, before: a.before }) }
}

function joinSteps(first: Step | undefined, second: Step): Step | null {
  const [a, b] = [first?.[0], second[0]]
  const joined = first?.length === 1 && second.length === 1 && a && b ? joinCommands(a, b) : null
  return joined && [joined]
}

/** Letters that were typed and taken away again are nothing to undo. */
const isNothing = (step: Step) =>
  step.every((command) => {
    const words = wordsOf(command)
    return words !== null && same(words.before, words.after)
  })

const withStep = ({ past, future }: Steps, step: Step): Steps => (isNothing(step) ? { past, future } : { past: [...past, step], future })

/** Undo takes back a few words at a time while the cursor is in a text. */
const BURST_MS = 3000

/**
 * What is typed while the cursor is in one text: saved every second, taken back in bursts, and one step once the cursor has left.
 * Without it an afternoon's letters would push everything else out of the history.
 */
export function createStay() {
  let mark: Step | null | undefined
  let burstSince = -Infinity

  return {
    begin({ past }: Steps) {
      mark = past.at(-1) ?? null
      burstSince = -Infinity
    },

    /** After undo or redo, new letters are a burst of their own. */
    endBurst() {
      burstSince = -Infinity
    },

    type(steps: Steps, step: Step): Steps {
      const at = step[0]?.at ?? 0
      const last = steps.past.at(-1)
      const isSameBurst = mark !== undefined && last !== mark && at - burstSince < BURST_MS
      const joined = isSameBurst ? joinSteps(last, step) : null
      if (joined) return withStep({ past: steps.past.slice(0, -1), future: [] }, joined)
      burstSince = at
      return remember(steps, step)
    },

    end(steps: Steps): Steps {
      const from = mark ? steps.past.lastIndexOf(mark) + 1 : 0
      mark = undefined
      let at = steps.past.length - 1
      let whole = steps.past[at]
      if (!whole || at < from) return steps
      for (let joined = joinSteps(steps.past[at - 1], whole); at > from && joined; joined = joinSteps(steps.past[at - 1], whole)) {
        whole = joined
        at -= 1
      }
      return withStep({ past: steps.past.slice(0, at), future: steps.future }, whole)
    },
  }
}

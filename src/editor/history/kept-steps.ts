import { readCommand } from '../../model/commands/command.ts'
import type { Step, Steps } from './steps.ts'

/** More would fill the storage that all tabs of the site share. */
const MOST_LETTERS = 500_000
const MOST_STEPS = 50

const keyOf = (pageId: string, author: string) => `vitrine.steps.${author}.${pageId}`

function readSteps(value: unknown): Step[] {
  if (!Array.isArray(value)) return []
  return value.map((step: unknown) => (Array.isArray(step) ? step.map(readCommand) : [null])).filter((step): step is Step[number][] => !step.includes(null))
}

/** A step never changes: with every saved word all of them are kept, and only the new one has to be written down. */
const known = new WeakMap<Step, string>()

function textOf(steps: readonly Step[]): string {
  const texts = steps.slice(-MOST_STEPS).map((step) => {
    const text = known.get(step) ?? JSON.stringify(step)
    known.set(step, text)
    return text
  })
  return `[${texts.join()}]`
}

export type KeptSteps = { read: () => Steps; keep: (steps: Steps) => void }

/**
 * The way back through a page outlives a reload of its tab; another tab has its own.
 * @param soon writing takes milliseconds, which whoever changed something need not wait for; a later call takes the place of one that waits
 */
export function keptSteps(storage: Storage | null, pageId: string, author: string, soon: (write: () => void) => void): KeptSteps {
  const key = keyOf(pageId, author)

  function write({ past, future }: Steps) {
    try {
      const text = `{"past":${textOf(past)},"future":${textOf(future)}}`
      if (text.length <= MOST_LETTERS) storage?.setItem(key, text)
      else storage?.removeItem(key)
    } catch {
      // A full or forbidden storage costs the way back after a reload, nothing else.
    }
  }

  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
        const { past, future }: { past?: unknown; future?: unknown } = typeof value === 'object' && value !== null ? value : {}
        return { past: readSteps(past), future: readSteps(future) }
      } catch {
        return { past: [], future: [] }
      }
    },
    keep: (steps) => soon(() => write(steps)),
  }
}

import { Refusal } from '../../model/refusal.ts'

export type GroupCommit<Item, Answer> = { submit: (line: string, item: Item) => Promise<Answer> }

type Options<Item, Answer> = {
  /** One answer per item, in the same order; an error is that item's alone. */
  run: (line: string, items: readonly Item[]) => Promise<readonly (Answer | Error)[]>
  weigh: (item: Item) => number
  /** Of a group; an item that is heavier goes alone. */
  maxWeight: number
  /** Items in one line; who comes on top is sent away. */
  maxWaiting?: number
}

type Waiting<Item, Answer> = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * While one piece of work of a line is being written, everything that arrives for the line waits and is written together:
 * one wait for the disk serves many. Nobody waits for company when the line is free.
 */
export function createGroupCommit<Item, Answer>({ run, weigh, maxWeight, maxWaiting = Infinity }: Options<Item, Answer>): GroupCommit<Item, Answer> {
  const lines = new Map<string, Waiting<Item, Answer>[]>()

  const away = (error: unknown) => error instanceof Refusal && error.code === 'unavailable'

  /** Answers what kept it from being written, if that would keep everything else too. */
  async function settle(line: string, group: readonly Waiting<Item, Answer>[]): Promise<unknown> {
    try {
      const answers = await run(
        line,
        group.map(({ item }) => item),
      )
      group.forEach(({ resolve, reject }, at) => {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('The group gave too few answers'))
        else if (answer instanceof Error) reject(answer)
        else resolve(answer)
      })
    } catch (error) {
      // One that cannot be written must not take the others with it; a database that is away is away for all.
      if (group.length === 1 || away(error)) group.forEach(({ reject }) => reject(error))
      else for (const one of group) await settle(line, [one])
      return away(error) ? error : null
    }
    return null
  }

  function groupSize(waiting: readonly Waiting<Item, Answer>[]): number {
    let weight = 0
    const end = waiting.findIndex(({ item }) => (weight += weigh(item)) > maxWeight)
    return end < 0 ? waiting.length : Math.max(1, end)
  }

  async function work(line: string, waiting: Waiting<Item, Answer>[]): Promise<void> {
    while (waiting.length > 0) {
      const reason = await settle(line, waiting.splice(0, groupSize(waiting)))
      // Each group would wait for the same database again, and the last one longest.
      if (reason !== null) waiting.splice(0).forEach(({ reject }) => reject(reason))
    }
    lines.delete(line)
  }

  return {
    submit: (line, item) =>
      new Promise((resolve, reject) => {
        const waiting = lines.get(line)
        if (waiting && waiting.length >= maxWaiting) {
          reject(new Refusal('unavailable', { retryAfterSeconds: 1 }))
          return
        }
        if (waiting) {
          waiting.push({ item, resolve, reject })
          return
        }
        const begun = [{ item, resolve, reject }]
        lines.set(line, begun)
        // After the requests that are being read right now, so that they go together.
        setImmediate(() => void work(line, begun))
      }),
  }
}

import { z } from 'zod'
import { readCommand, touchesOf, type Command } from '../../model/commands/command.ts'
import { fromFirstShape } from '../../model/commands/first-shape.ts'
import type { Revisions } from '../../model/commands/facts.ts'

const holdSchema = z.discriminatedUnion('kind', [
  /** Somebody else changed the same: a person decides. */
  z.strictObject({ kind: z.literal('clash') }),
  /** The server refused it: kept, and offered again. */
  z.strictObject({ kind: z.literal('parked'), code: z.string(), message: z.string() }),
])

export type Hold = z.infer<typeof holdSchema>

export type QueueEntry = {
  command: Command
  pageId: string
  /** Whose change it is: what one person left behind never goes out under another's name. */
  author: string
  /** Place among all waiting commands of the site, over all tabs. */
  order: number
  /** What the author had seen of each touched key. */
  revisions: Revisions
  /** How often the server failed on it. */
  faults: number
  hold: Hold | null
}

const storedSchema = z.object({
  command: z.unknown(),
  pageId: z.string(),
  author: z.string(),
  order: z.number(),
  revisions: z.record(z.string(), z.number()),
  faults: z.number().default(0),
  hold: holdSchema.nullable(),
})

/** An entry as it lies in the browser's storage, moved forward to today's shape; one of the first shape belongs to whoever is here. */
export function readEntry(value: unknown, author: string): QueueEntry | null {
  const stored = storedSchema.safeParse(value).data
  const command = stored && readCommand(stored.command)
  if (stored && command) return { ...stored, command }
  const first = fromFirstShape(value)
  if (!first) return null
  const { revision, ...entry } = first
  return { ...entry, revisions: Object.fromEntries(touchesOf(entry.command).map((key) => [key, revision])), author, faults: 0, hold: null }
}

export type ParkedEntry = QueueEntry & { hold: Extract<Hold, { kind: 'parked' }> }
export type ClashEntry = QueueEntry & { hold: Extract<Hold, { kind: 'clash' }> }

export const isClash = (entry: QueueEntry): entry is ClashEntry => entry.hold?.kind === 'clash'
export const isParked = (entry: QueueEntry): entry is ParkedEntry => entry.hold?.kind === 'parked'

import { z } from 'zod'
import { fieldContentSchema } from '../../model/content/field.ts'
import { commandSchema, type Command, type SaveText } from '../history/command.ts'

const holdSchema = z.discriminatedUnion('kind', [
  /** Somebody else changed the same text: a person decides. */
  z.strictObject({ kind: z.literal('clash'), theirs: fieldContentSchema, revision: z.number() }),
  /** The server refused it: kept, and offered again. */
  z.strictObject({ kind: z.literal('parked'), code: z.string(), message: z.string() }),
])

export const entrySchema = z.strictObject({
  command: commandSchema,
  pageId: z.string(),
  /** Place among all waiting commands of the site, over all tabs. */
  order: z.number(),
  /** Revision of the field that the author had seen; a section has none. */
  revision: z.number(),
  hold: holdSchema.nullable(),
})

export type QueueEntry = z.infer<typeof entrySchema>
export type Hold = z.infer<typeof holdSchema>
export type TextEntry = QueueEntry & { command: SaveText }
export type SectionEntry = QueueEntry & { command: Exclude<Command, SaveText> }
export type ClashEntry = TextEntry & { hold: Extract<Hold, { kind: 'clash' }> }
export type ParkedEntry = QueueEntry & { hold: Extract<Hold, { kind: 'parked' }> }

export const isText = (entry: QueueEntry): entry is TextEntry => entry.command.kind === 'saveText'
export const isSection = (entry: QueueEntry): entry is SectionEntry => entry.command.kind !== 'saveText'
export const isClash = (entry: QueueEntry): entry is ClashEntry => isText(entry) && entry.hold?.kind === 'clash'
export const isParked = (entry: QueueEntry): entry is ParkedEntry => entry.hold?.kind === 'parked'

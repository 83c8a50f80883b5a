import { z } from 'zod'
import { localeSchema } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { sideSchema } from '../../model/page/place.ts'

const saveTextSchema = z.strictObject({
  id: z.string(),
  kind: z.literal('saveText'),
  fieldId: z.string(),
  locale: localeSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
  at: z.number(),
})

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && 'id' in value && 'type' in value && 'fields' in value && 'children' in value

/** The whole section and where it stands: enough to add it, to take it away, and to put it back. */
const section = { id: z.string(), group: z.custom<Group>(isGroup), place: z.strictObject({ nextTo: z.string().nullable(), side: sideSchema }), at: z.number() }

const addSectionSchema = z.strictObject({ kind: z.literal('addSection'), ...section })
const removeSectionSchema = z.strictObject({ kind: z.literal('removeSection'), ...section })

/** One thing an editor did, as data: it can be shown, sent, repeated and taken back. */
export const commandSchema = z.discriminatedUnion('kind', [saveTextSchema, addSectionSchema, removeSectionSchema])

export type SaveText = z.infer<typeof saveTextSchema>
export type AddSection = z.infer<typeof addSectionSchema>
export type RemoveSection = z.infer<typeof removeSectionSchema>
export type SectionCommand = AddSection | RemoveSection
export type Command = z.infer<typeof commandSchema>

/** What makes two otherwise equal commands different; chance and clock are given. */
export type Stamp = { id: string; at: number }

export function groupIdOf(command: Command): string {
  return command.kind === 'saveText' ? (parseFieldId(command.fieldId)?.groupId ?? '') : command.group.id
}

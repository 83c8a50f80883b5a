import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { localeSchema } from '../locales.ts'
import { parseFieldId } from '../page/field-id.ts'
import { groupSchema, placeSchema } from '../page/group-schema.ts'
import type { Command } from './command.ts'
import type { Act } from './define-command.ts'
import { fieldContent } from './field-content.ts'
import { groupAdd } from './group-add.ts'
import { groupRemove } from './group-remove.ts'

const text = z.string().nullable()
const section = { group: groupSchema, place: placeSchema }

const commandSchema = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), at: z.number(), kind: z.literal('saveText'), fieldId: z.string(), locale: localeSchema, before: text, after: text }),
  z.object({ id: z.string(), at: z.number(), kind: z.literal('addSection'), ...section }),
  z.object({ id: z.string(), at: z.number(), kind: z.literal('removeSection'), ...section }),
])

const entrySchema = z.object({ command: commandSchema, pageId: idSchema, order: z.number(), revision: z.number() })

function actOf(command: z.infer<typeof commandSchema>, pageId: string): Act | null {
  switch (command.kind) {
    case 'saveText': {
      const place = parseFieldId(command.fieldId)
      const content = (data: string | null) => ({ type: 'localizedSingleValue' as const, data: { [command.locale]: data } })
      return place && fieldContent.act({ ...place, before: content(command.before), after: content(command.after) })
    }
    case 'addSection':
      return groupAdd.act({ pageId, parentId: null, place: command.place, after: command.group })
    case 'removeSection':
      return groupRemove.act({ pageId, parentId: null, place: command.place, before: command.group })
  }
}

/** What waited in a browser before changes had definitions; null where it is something else. */
export function fromFirstShape(value: unknown): { command: Command; pageId: string; order: number; revision: number } | null {
  const entry = entrySchema.safeParse(value).data
  const act = entry && actOf(entry.command, entry.pageId)
  if (!entry || !act) return null
  const { id, at } = entry.command
  return { command: { id, at, ...act }, pageId: entry.pageId, order: entry.order, revision: entry.revision }
}

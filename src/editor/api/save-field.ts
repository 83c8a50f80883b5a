import { z } from 'zod'
import { fieldContentSchema } from '../../model/content/field.ts'
import type { SendResult } from '../queue/create-queue.ts'
import type { TextEntry } from '../queue/entry.ts'
import type { Call, CallFailure } from '../../kit/api/call.ts'

const savedSchema = z.object({ success: z.literal(true), revision: z.number(), content: fieldContentSchema })
const clashSchema = z.object({ theirs: fieldContentSchema, revision: z.number() })

const BUSY = [0, 408, 425, 429]

export function readFailure({ status, code, message, retryAfterSeconds, body }: CallFailure): SendResult {
  if (BUSY.includes(status) || status >= 500) return { kind: 'later', retryAfterSeconds }
  if (status === 401) return { kind: 'signIn' }
  const clash = code === 'revisionClash' ? clashSchema.safeParse(body).data : undefined
  return clash ? { kind: 'clash', ...clash } : { kind: 'refused', code, message }
}

export async function saveField(call: Call, { command, revision }: Pick<TextEntry, 'command' | 'revision'>): Promise<SendResult> {
  const content = { type: 'localizedSingleValue', data: { [command.locale]: command.after } }
  const result = await call.post('data', { itemType: 'field', linkId: command.fieldId, data: { content }, revision, commandId: command.id }, savedSchema)
  return result.ok ? { kind: 'saved', content: result.value.content, revision: result.value.revision } : readFailure(result)
}

import { z } from 'zod'
import { factSchema } from '../../model/commands/facts.ts'
import type { Locale } from '../../model/locales.ts'
import type { Media } from '../../model/media.ts'
import type { Call, CallFailure } from '../../kit/api/call.ts'
import type { SendResult } from './create-queue.ts'
import type { QueueEntry } from './entry.ts'

const resultSchema = z.discriminatedUnion('kind', [
  z.object({ id: z.string(), kind: z.enum(['done', 'clash']), facts: z.array(factSchema) }),
  z.object({ id: z.string(), kind: z.literal('refused'), error: z.object({ code: z.string(), message: z.string() }) }),
])

const isMedia = (value: unknown): value is Media => typeof value === 'object' && value !== null && 'id' in value && 'width' in value

/** What changed sections need on screen besides their own content, by id. */
export const screenShape = { media: z.record(z.string(), z.custom<Media>(isMedia)), links: z.record(z.string(), z.string()), data: z.record(z.string(), z.unknown()) }
const screenSchema = z.object(screenShape)
export type Screen = z.infer<typeof screenSchema>

const answerSchema = z.object({ success: z.literal(true), results: z.array(resultSchema), ...screenShape })

const BUSY = [0, 408, 425, 429, 502, 503, 504, 507]

function readFailure({ status, code, message, retryAfterSeconds }: CallFailure): SendResult {
  if (BUSY.includes(status)) return { kind: 'later', retryAfterSeconds }
  return status === 401 ? { kind: 'signIn' } : { kind: 'fault', error: { code, message } }
}

type Sender = { call: Call; author: string; locale: Locale; onScreen: (screen: Screen) => void }

/** The ids go along, so that the same commands sent twice act once. */
export async function sendCommands({ call, author, locale, onScreen }: Sender, entries: readonly QueueEntry[]): Promise<SendResult> {
  const commands = entries.map(({ command: { id, kind, version, body, undoes }, pageId, revisions }) => ({ id, kind, version, body, undoes, pageId, revisions }))
  const answer = await call.post('commands', { author, locale, commands }, answerSchema)
  if (!answer.ok) return readFailure(answer)
  const { results, media, links, data } = answer.value
  onScreen({ media, links, data })
  return { kind: 'answered', results }
}

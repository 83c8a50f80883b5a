import { z } from 'zod'

const purgeSchema = z.object({ kind: z.literal('purge'), id: z.number(), from: z.string(), tags: z.array(z.string()), isLast: z.boolean() })
const messageSchema = z.discriminatedUnion('kind', [purgeSchema, z.object({ kind: z.literal('done'), id: z.number(), from: z.string() })])
export type PurgeMessage = z.infer<typeof purgeSchema>
export type Message = z.infer<typeof messageSchema>

/** PostgreSQL refuses notifications of 8000 bytes and more, and with them the transaction; the rest is for the frame. */
const TAG_BYTES_PER_MESSAGE = 6000

/** Null for what is none of ours: anybody who may connect may speak on a channel. */
export function readMessage(payload: string): Message | null {
  try {
    return messageSchema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

/** Notifications of one transaction arrive in order, so an answer to the last one is an answer to all. */
export function purgeMessages(head: { id: number; from: string }, tags: readonly string[]): string[] {
  const parts: string[][] = []
  let room = 0
  for (const tag of tags) {
    const size = Buffer.byteLength(JSON.stringify(tag)) + 1
    if (size > room) {
      parts.push([])
      room = TAG_BYTES_PER_MESSAGE
    }
    parts.at(-1)?.push(tag)
    room -= size
  }
  return parts.map((part, index) => JSON.stringify({ kind: 'purge', ...head, tags: part, isLast: index === parts.length - 1 } satisfies Message))
}

import type pg from 'pg'
import { z } from 'zod'
import { createListening } from '../listening/listening.ts'
import type { Purge } from './purge.ts'

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('purge'), id: z.number(), from: z.string(), tags: z.array(z.string()) }),
  z.object({ kind: z.literal('done'), id: z.number(), from: z.string() }),
])
type Message = z.infer<typeof messageSchema>

type Options = {
  url: string
  pool: pg.Pool
  processId: string
  warn: (fields: object, message: string) => void
}

const NAME = 'vitrine-listener:'
const CHANNEL = 'vitrine_'
const ANSWER_WITHIN_MS = 2000
/** PostgreSQL refuses notifications of 8000 bytes and more. */
const TAGS_PER_MESSAGE = 60

/** Processes find each other in pg_stat_activity, so a killed one disappears by itself and no heartbeat is needed. */
export async function createPostgresPurge({ url, pool, processId, warn }: Options): Promise<Purge> {
  const listeners: ((tags: readonly string[]) => void)[] = []
  const missedListeners: (() => void)[] = []
  const waiting = new Map<number, Set<string>>()
  const settled = new Map<number, () => void>()
  let counter = 0

  const tell = (tags: readonly string[]) => listeners.forEach((listener) => listener(tags))
  const send = (to: string, message: Message) => pool.query('select pg_notify($1, $2)', [CHANNEL + to, JSON.stringify(message)])

  function receive(payload: string) {
    const { data: message } = messageSchema.safeParse(JSON.parse(payload))
    if (!message) return
    if (message.kind === 'purge') {
      tell(message.tags)
      send(message.from, { kind: 'done', id: message.id, from: processId }).catch((error: unknown) => warn({ error }, 'purge not acknowledged'))
    } else {
      const left = waiting.get(message.id)
      left?.delete(message.from)
      if (left?.size === 0) settled.get(message.id)?.()
    }
  }

  async function others(): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>('select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)', [NAME])
    return rows.map(({ name }) => name.slice(NAME.length)).filter((id) => id !== processId)
  }

  async function tellOthers(tags: readonly string[]) {
    const peers = await others()
    if (peers.length === 0) return
    const id = ++counter
    const left = new Set(peers)
    waiting.set(id, left)
    const { promise, resolve } = Promise.withResolvers<void>()
    settled.set(id, resolve)
    const timer = setTimeout(() => {
      warn({ peers: [...left] }, 'purge not acknowledged in time')
      resolve()
    }, ANSWER_WITHIN_MS)
    await Promise.all(peers.map((peer) => send(peer, { kind: 'purge', id, from: processId, tags: [...tags] })))
    await promise
    clearTimeout(timer)
    waiting.delete(id)
    settled.delete(id)
  }

  const listening = await createListening({ url, name: NAME + processId, channel: CHANNEL + processId, onMessage: receive, onBack: () => missedListeners.forEach((listener) => listener()), warn })
  return {
    async purge(tags) {
      tell(tags)
      for (let at = 0; at < tags.length; at += TAGS_PER_MESSAGE) await tellOthers(tags.slice(at, at + TAGS_PER_MESSAGE))
    },
    onPurge: (listener) => void listeners.push(listener),
    onMissed: (listener) => void missedListeners.push(listener),
    state: listening.state,
    close: listening.close,
  }
}

import type pg from 'pg'
import { createListening } from '../listening/listening.ts'
import { createChannel, type Channel } from './channel.ts'
import type { LiveGames, Place, ReadNews } from './live-games.ts'

type Options = {
  url: string
  pool: pg.Pool
  processId: string
  read: ReadNews
  warn: (fields: object, message: string) => void
}

const NAME = 'vitrine-games:'
const CHANNEL = 'vitrine_games'
/** PostgreSQL refuses notifications of 8000 bytes and more; a line has less than 80. */
const LINES_PER_MESSAGE = 90

const keyOf = ({ siteId, gameId }: Place) => `${siteId} ${gameId}`

/**
 * Inside a process changes go straight to the listeners. Between processes only "this game stands at this number" travels,
 * after the commit and for many games at once; whoever has listeners reads the rest. No listener holds a connection.
 */
export async function createPostgresLiveGames({ url, pool, processId, read, warn }: Options): Promise<LiveGames> {
  const channels = new Map<string, Channel>()
  const unsaid = new Map<string, number>()
  let isSaying = false
  // A message takes a lock of the whole database when it commits, so nobody speaks who is alone.
  let isAlone = false

  function receive(payload: string) {
    const [from, ...lines] = payload.split('\n')
    if (from === processId) return
    isAlone = false
    for (const line of lines) {
      const end = line.lastIndexOf(' ')
      channels.get(line.slice(0, end))?.hear(Number(line.slice(end + 1)))
    }
  }

  const say = (lines: readonly string[]) => pool.query('select pg_notify($1, $2)', [CHANNEL, [processId, ...lines].join('\n')])

  /** What is said while a message is on its way goes into the next one. */
  async function sayAll(): Promise<void> {
    if (isSaying) return
    isSaying = true
    try {
      while (unsaid.size > 0) {
        const next = [...unsaid].slice(0, LINES_PER_MESSAGE)
        for (const [key] of next) unsaid.delete(key)
        await say(next.map(([key, sequence]) => `${key} ${sequence}`))
      }
    } catch (error) {
      warn({ error: String(error) }, 'other processes were not told of a game')
    } finally {
      isSaying = false
    }
  }

  /** Whoever starts says hello, so that a process that was alone hears that it no longer is. */
  async function greet(): Promise<void> {
    await say([])
    const { rows } = await pool.query(
      'select 1 from pg_stat_activity where datname = current_database() and starts_with(application_name, $1) and application_name <> $2 limit 1',
      [NAME, NAME + processId],
    )
    isAlone = rows.length === 0
  }

  function catchUpAll() {
    isAlone = false
    greet().catch((error: unknown) => warn({ error: String(error) }, 'other processes were not greeted'))
    for (const channel of channels.values()) channel.recheck()
  }

  const listening = await createListening({ url, name: NAME + processId, channel: CHANNEL, onMessage: receive, onBack: catchUpAll, warn })
  await greet()

  return {
    publish({ events, after, ...place }) {
      const upTo = events.at(-1)?.sequence ?? after
      if (upTo === after) return
      const key = keyOf(place)
      channels.get(key)?.follow(
        after,
        events.map((event) => ({ sequence: event.sequence, name: 'change', data: event })),
        upTo,
      )
      if (isAlone) return
      unsaid.set(key, upTo)
      void sayAll()
    },

    async join(place, after, send) {
      const key = keyOf(place)
      const channel = channels.get(key) ?? createChannel({ place, read, warn })
      channels.set(key, channel)
      const forget = () => {
        if (channel.size() === 0 && channels.get(key) === channel) channels.delete(key)
      }
      try {
        const leave = await channel.join(after, send)
        if (!leave) forget()
        return (
          leave &&
          (() => {
            leave()
            forget()
          })
        )
      } catch (error) {
        forget()
        throw error
      }
    },

    stats: () => ({ games: channels.size, listeners: [...channels.values()].reduce((sum, channel) => sum + channel.size(), 0) }),
    close: listening.close,
  }
}

import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { createListening } from '../listening/listening.ts'
import { purgeMessages, readMessage, type Message, type PurgeMessage } from './messages.ts'
import type { Announcement, Purge, Transaction } from './purge.ts'

type Options = {
  url: string
  pool: pg.Pool
  processId: string
  warn: (fields: object, message: string) => void
}

const NAME = 'vitrine-listener:'
const CHANNEL = 'vitrine_'
/** All processes hear it, so that a transaction can speak to those that join before it commits. */
const EVERYBODY = `${CHANNEL}purge`
const ANSWER_WITHIN_MS = 2000
const LOOK_AGAIN_MS = 100
/** Of this process's announcements; those of transactions that were rolled back are never asked for and go first. */
const REMEMBERED = 1000

/** `isTold`: this process has already forgotten, so its own message, which arrives a little later, is old news. */
type News = { answered: Set<string>; isTold: boolean; wake: () => void }

/** Processes find each other in pg_stat_activity, so a killed one disappears by itself and no heartbeat is needed. */
export async function createPostgresPurge({ url, pool, processId, warn }: Options): Promise<Purge> {
  const database = drizzle(pool)
  const listeners: ((tags: readonly string[]) => void)[] = []
  const missedListeners: (() => void)[] = []
  const own = new LRUCache<number, News>({ max: REMEMBERED })
  let counter = 0

  const tell = (tags: readonly string[]) => listeners.forEach((listener) => listener(tags))

  function answer({ id, from }: Message) {
    const done: Message = { kind: 'done', id, from: processId }
    pool.query('select pg_notify($1, $2)', [CHANNEL + from, JSON.stringify(done)]).catch((error: unknown) => warn({ error: String(error) }, 'purge not acknowledged'))
  }

  function receive(payload: string) {
    const message = readMessage(payload)
    if (message === null) return
    if (message.kind === 'done') hearAnswer(message)
    else if (message.from === processId) hearOwn(message)
    else {
      tell(message.tags)
      if (message.isLast) answer(message)
    }
  }

  function hearAnswer({ id, from }: Message) {
    const news = own.get(id)
    news?.answered.add(from)
    news?.wake()
  }

  /** Counts where nobody awaited the acknowledgement, such as when the commit's answer was lost. */
  function hearOwn({ id, tags, isLast }: PurgeMessage) {
    const news = own.get(id)
    if (news?.isTold) return
    tell(tags)
    if (news && isLast) news.isTold = true
  }

  async function others(): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      'select application_name as name from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)',
      [NAME],
    )
    return rows.map(({ name }) => name.slice(NAME.length)).filter((id) => id !== processId)
  }

  /** A process that is gone, or came after the commit, has nothing old to show. */
  async function allHaveAnswered(news: News): Promise<void> {
    const endsAt = performance.now() + ANSWER_WITHIN_MS
    let peers: readonly string[] | null = null
    while (performance.now() < endsAt) {
      const alive = await others().catch(() => null)
      if (alive !== null) peers = peers === null ? alive : peers.filter((peer) => alive.includes(peer))
      if (await haveAnsweredSoon(news, peers)) return
    }
    warn({ peers: peers?.filter((peer) => !news.answered.has(peer)) }, 'purge not acknowledged in time')
  }

  async function announce(tx: Transaction, tags: readonly string[]): Promise<Announcement> {
    const id = ++counter
    const news: News = { answered: new Set(), isTold: false, wake: () => undefined }
    const messages = purgeMessages({ id, from: processId }, tags)
    if (messages.length === 0) return { acknowledged: async () => undefined }
    own.set(id, news)
    await tx.execute(sql`select pg_notify(${EVERYBODY}, message) from unnest(${sql.param(messages)}::text[]) as message`)
    return {
      async acknowledged() {
        if (!news.isTold) tell(tags)
        news.isTold = true
        await allHaveAnswered(news)
      },
    }
  }

  const listening = await createListening({
    url,
    name: NAME + processId,
    channel: [EVERYBODY, CHANNEL + processId],
    onMessage: receive,
    onBack: () => missedListeners.forEach((listener) => listener()),
    warn,
  })
  return {
    announce,
    purge: async (tags) => (await announce(database, tags)).acknowledged(),
    onPurge: (listener) => void listeners.push(listener),
    onMissed: (listener) => void missedListeners.push(listener),
    state: listening.state,
    untilSure: listening.untilSure,
    close: listening.close,
  }
}

/** False when it is time to look again who is still there. */
function haveAnsweredSoon(news: News, peers: readonly string[] | null): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LOOK_AGAIN_MS)
    news.wake = () => {
      if (!peers?.every((peer) => news.answered.has(peer))) return
      clearTimeout(timer)
      resolve(true)
    }
    news.wake()
  })
}

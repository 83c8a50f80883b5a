import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/services/database/embedded.ts'
import { ask, askFor200 } from './support/ask.ts'
import { openEditor, type Editor } from './support/editor.ts'
import { runAlone, whole, within, type Bench, type Row } from './support/report.ts'
import { openRoom, untilDone, type Room } from './support/room.ts'
import { quantile } from './support/rounds.ts'
import { dataDirOf, demoHome, startVitrine, type Vitrine } from './support/vitrine.ts'

const home = demoHome()
/** Only so that the address in x-forwarded-for counts. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' }
const FRESH_WITHIN_MS = 30
const RESTLESS_EVERY_MS = 3
const MISSES = 1000
const MISS_ROUNDS = 3

export const publishToFresh: Bench = {
  name: 'publish-to-fresh',
  title: 'Publish to fresh',
  about: 'An editor changes the title and publishes; when the call has answered, visitors on every process read the page at once, while others read it all the time. A stale answer is one that was asked for after the publication had answered and shows an older title.',
  async run({ pairs }) {
    const rows: Row[] = []
    const remarks: string[] = []
    for (const processes of [1, 2]) {
      await using room = await openRoom()
      await using vitrine = await startVitrine({ room, processes, firstPage: home, env: BEHIND_PROXY })
      const agent = new Agent({ keepAlive: true })
      const editor = await openEditor({ ...vitrine, ...home }, home.editor, agent)
      rows.push(...(await measurePairs(vitrine.port, processes, editor, pairs)))
      if (processes === 1) {
        const renders = await countRendersOfMisses(room, vitrine, editor)
        if (typeof renders === 'string') remarks.push(renders)
        else rows.push(renders)
      }
      agent.destroy()
    }
    return { rows, remarks }
  },
}

const numberIn = (html: string) => Number(/Pair (\d+)\./.exec(html)?.[1] ?? Number.NaN)

type Visitor = { read: () => Promise<number>; close: () => void }

/** One connection that stays open, and so stays with one process. */
function openVisitor(port: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return { read: async () => numberIn((await askFor200({ port, ...home, agent })).body.toString()), close: () => agent.destroy() }
}

async function measurePairs(port: number, processes: number, editor: Editor, pairs: number): Promise<Row[]> {
  // Connections go round the processes, so twice as many visitors reach each of them.
  const visitors = Array.from({ length: processes * 2 }, () => openVisitor(port))
  const restless = Array.from({ length: processes }, () => openVisitor(port))
  const published = { number: 0 }
  const seen = { answers: 0, stale: 0 }
  const check = async ({ read }: Visitor) => {
    const atLeast = published.number
    const number = await read()
    seen.answers += 1
    if (number >= atLeast) return true
    seen.stale += 1
    return false
  }
  const untilFresh = async (visitor: Visitor) => {
    while (!(await check(visitor)));
  }
  await editor.writeTitle('Pair 0.')
  await editor.publish()
  let isDone = false
  const background = restless.map(async (visitor) => {
    while (!isDone) {
      await check(visitor)
      // A client that never rests would measure itself.
      await new Promise((resolve) => setTimeout(resolve, RESTLESS_EVERY_MS))
    }
  })
  const [publishing, fresh] = [[] as number[], [] as number[]]
  try {
    for (let pair = 1; pair <= pairs; pair += 1) {
      await editor.writeTitle(`Pair ${pair}.`)
      const began = performance.now()
      await editor.publish()
      const answered = performance.now()
      published.number = pair
      await Promise.all(visitors.map(untilFresh))
      publishing.push(answered - began)
      fresh.push(performance.now() - answered)
    }
  } finally {
    isDone = true
    await Promise.allSettled(background)
    for (const visitor of [...visitors, ...restless]) visitor.close()
  }
  const what = `${processes === 1 ? '1 process' : `${processes} processes`}, ${whole(pairs)} publications`
  const ms = (values: readonly number[]) => `p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`
  return [
    { what: `publication answered until every visitor reads the new text, p99, ${what}`, ...within(quantile(fresh, 0.99), FRESH_WITHIN_MS, 'ms', 1), absolute: `${ms(fresh)}; the publish call itself ${ms(publishing)}`, peer: '–' },
    { what: `stale answers, ${what}`, ...within(seen.stale, 0, 'stale'), goal: '0 stale', absolute: `of ${whole(seen.answers)} answers`, peer: '–' },
  ]
}

/** Many visitors at the same moment, right after the page was dropped from the cache. */
async function countRendersOfMisses(room: Room, vitrine: Vitrine, editor: Editor): Promise<Row | string> {
  const agent = new Agent({ keepAlive: true, maxSockets: MISSES })
  const askAll = (path: string) => Promise.all(Array.from({ length: MISSES }, () => askFor200({ port: vitrine.port, host: home.host, path, agent })))
  await using counter = await openRenderCounter(room, vitrine.port)
  const counts: number[] = []
  let number = 1_000_000
  try {
    for (let round = 0; round < MISS_ROUNDS; round += 1) {
      // All connections are open before the page is dropped, so that the requests arrive together.
      await askAll('/livez')
      await editor.writeTitle(`Pair ${(number += 1)}.`)
      await editor.publish()
      // Publishing reads the database too; nobody asks for the page before the count is taken.
      const before = await counter.read()
      const answers = await askAll(home.path)
      if (answers.some(({ body }) => numberIn(body.toString()) !== number)) throw new Error('Among the simultaneous answers was an older title.')
      counts.push((await counter.read()) - before)
    }
  } finally {
    agent.destroy()
  }
  const worst = Math.max(...counts)
  return { what: `renders for ${whole(MISSES)} simultaneous misses`, goal: 'exactly 1', ratio: String(worst), isMet: counts.every((count) => count === 1), absolute: `${counts.join(', ')} in ${counts.length} rounds, counted by ${counter.by}`, peer: '–' }
}

type RenderCounter = AsyncDisposable & { by: string; read: () => Promise<number> }

/** The server's own count where the console shows it, else how often the database was asked for a published page. */
async function openRenderCounter(room: Room, port: number): Promise<RenderCounter> {
  const readMetric = async () => {
    const { status, body } = await ask({ port, host: 'console.localhost', path: '/metrics' })
    const value = /^vitrine_page_renders\s+(\d+)/m.exec(body.toString())?.[1]
    return status === 200 && value !== undefined ? Number(value) : null
  }
  if ((await readMetric()) !== null) return { by: 'the metrics', read: async () => (await readMetric()) ?? Number.NaN, ...untilDone(async () => undefined) }
  const postgres = await startEmbeddedPostgres({ folder: join(dataDirOf(room), 'postgres'), log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  await client.connect()
  return {
    by: 'reads of the published snapshot in the database',
    read: () => readScans(client),
    ...untilDone(async () => {
      await client.end()
      await postgres.stop()
    }),
  }
}

/** PostgreSQL's connections report their counts when they have been idle for ten seconds. */
const STATISTICS_AFTER_MS = 11_000

async function readScans(client: pg.Client): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_AFTER_MS))
  const { rows } = await client.query<{ scans: string }>(`select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where schemaname = 'site' and relname = 'page_versions'`)
  return Number(rows[0]?.scans)
}

if (import.meta.main) await runAlone(publishToFresh)

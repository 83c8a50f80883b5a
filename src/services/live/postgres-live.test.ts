import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts'
import type { Live, LiveMessage, PassingMessage, Place } from './live.ts'
import { createPostgresLive } from './postgres-live.ts'

const passingSchema = z.object({ name: z.literal('here'), data: z.object({ who: z.string() }) })
const here = (who: string): PassingMessage => ({ name: 'here', data: { who } })
const PLACE: Place = { siteId: 'a'.repeat(26), id: 'p1' }

let database: TestDatabase
let pool: pg.Pool
const open: Live[] = []
/** What is stored; a place is there once it has a line. */
let stored: Map<string, LiveMessage[]>

beforeEach(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  pool = new pg.Pool({ connectionString: database.appUrl })
  pool.on('error', () => {})
  stored = new Map()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((live) => live.close()))
  await pool.end()
  await database.drop()
})

const linesOf = ({ siteId, id }: Place) => stored.get(`${siteId} ${id}`)

function store(place: Place): LiveMessage {
  const lines = linesOf(place) ?? []
  const line = { sequence: lines.length + 1, name: 'line', data: { text: `${place.id} ${lines.length + 1}` } }
  stored.set(`${place.siteId} ${place.id}`, [...lines, line])
  return line
}

async function openProcess(processId: string) {
  const warn = vi.fn()
  const live = await createPostgresLive({ url: database.appUrl, pool, processId, warn })
  open.push(live)
  const topic = (name: string) =>
    live.topic<LiveMessage, PassingMessage>({
      name,
      read: async (place, after) => {
        const lines = linesOf(place)
        return lines ? { sequence: lines.length, messages: lines.slice(after ?? lines.length) } : null
      },
      readPassing: (value) => passingSchema.safeParse(value).data ?? null,
    })
  const [pages, others] = [topic('page'), topic('other')]
  return {
    live,
    pages,
    others,
    warn,
    async follow(place: Place, after: number | null = null, of = pages) {
      const heard: (LiveMessage | PassingMessage)[] = []
      const leave = await of.join(place, after, (message) => void heard.push(message))
      return {
        heard,
        leave,
        numbers: () => heard.flatMap((message) => ('sequence' in message ? [message.sequence] : [])),
        told: () => heard.filter((message) => !('sequence' in message)),
      }
    },
    change(place: Place) {
      const line = store(place)
      pages.publish(place, { after: line.sequence - 1, sequence: line.sequence, messages: [line] })
    },
  }
}

/** Two that know of each other. */
async function openTwo() {
  const [one, other] = [await openProcess('one'), await openProcess('other')]
  const place = { ...PLACE, id: 'greeting' }
  store(place)
  const greeted = await other.follow(place)
  await expect.poll(() => (one.pages.tell(place, here('one')), greeted.told().length)).toBeGreaterThan(0)
  greeted.leave?.()
  return [one, other] as const
}

describe('live channels across processes', () => {
  test('a change arrives in every process, in order and once; a place that does not exist is none', async () => {
    const [one, other] = await openTwo()
    store(PLACE)
    expect(await one.pages.join({ ...PLACE, id: 'missing' }, null, () => {})).toBeNull()
    const [near, far, resumed] = [await one.follow(PLACE), await other.follow(PLACE), await other.follow(PLACE, 0)]
    for (let at = 0; at < 30; at += 1) (at % 2 === 0 ? one : other).change(PLACE)
    const all = Array.from({ length: 30 }, (_, at) => at + 2)
    await expect.poll(near.numbers).toEqual(all)
    await expect.poll(far.numbers).toEqual(all)
    await expect.poll(resumed.numbers).toEqual([1, ...all])
    for (const { leave } of [near, far, resumed]) leave?.()
    expect([one.live.stats(), other.live.stats()]).toEqual([
      { channels: 0, listeners: 0 },
      { channels: 0, listeners: 0 },
    ])
  })

  test('what is told in passing reaches the listeners of that place of that topic in every process, once', async () => {
    const [one, other] = await openTwo()
    const [elsewhere, foreign] = [
      { ...PLACE, id: 'p2' },
      { ...PLACE, siteId: 'b'.repeat(26) },
    ]
    for (const place of [PLACE, elsewhere, foreign]) store(place)
    const [near, far, otherPlace, otherSite, otherTopic] = [
      await one.follow(PLACE),
      await other.follow(PLACE),
      await other.follow(elsewhere),
      await other.follow(foreign),
      await other.follow(PLACE, null, other.others),
    ]
    one.pages.tell(PLACE, here('Anna'))
    other.pages.tell(PLACE, here('Beat\nrix'))
    const both = expect.arrayContaining([here('Anna'), here('Beat\nrix')])
    for (const { told } of [near, far]) {
      await expect.poll(told).toEqual(both)
      expect(told()).toHaveLength(2)
    }
    expect([otherPlace, otherSite, otherTopic].flatMap(({ heard }) => heard)).toEqual([])
  })

  test('a passing message that is too large is heard by nobody, and what is not understood changes nothing', async () => {
    const [one, other] = await openTwo()
    store(PLACE)
    const [near, far] = [await one.follow(PLACE), await other.follow(PLACE)]
    one.pages.tell(PLACE, here('ä'.repeat(1001)))
    expect(one.warn).toHaveBeenCalledOnce()
    one.pages.tell(PLACE, { name: 'newer', data: {} })
    await pool.query(`select pg_notify('vitrine_live', $1)`, [`stranger\npage/${PLACE.siteId}/${PLACE.id} {broken`])
    one.pages.tell(PLACE, here('Anna'))
    await expect.poll(far.told).toEqual([here('Anna')])
    expect(near.told()).toEqual([{ name: 'newer', data: {} }, here('Anna')])
  })

  test('more than one notification holds arrives in several', async () => {
    const [one, other] = await openTwo()
    const places = Array.from({ length: 250 }, (_, at) => ({ ...PLACE, id: `${at}`.padStart(26, 'p') }))
    const far = await Promise.all(places.map((place) => (store(place), other.follow(place))))
    for (const place of places) {
      one.change(place)
      one.pages.tell(place, here('x'.repeat(400)))
    }
    await expect.poll(() => far.every(({ heard }) => heard.length === 2), { timeout: 5000 }).toBe(true)
    expect(one.warn).not.toHaveBeenCalled()
  })

  test('a number that could not be said is said again', async () => {
    const [one, other] = await openTwo()
    store(PLACE)
    const far = await other.follow(PLACE)
    vi.spyOn(pool, 'query').mockImplementationOnce(() => {
      throw new Error('timeout exceeded when trying to connect')
    })
    one.change(PLACE)
    await expect.poll(far.numbers, { timeout: 5000 }).toEqual([2])
    expect(one.warn).toHaveBeenCalledOnce()
  })

  test('after a lost connection what was missed is read', async () => {
    const [one, other] = await openTwo()
    store(PLACE)
    const far = await other.follow(PLACE)
    const admin = new pg.Client({ connectionString: database.adminUrl })
    await admin.connect()
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine-live:other'`)
    await admin.end()
    one.change(PLACE)
    await expect.poll(far.numbers, { timeout: 5000 }).toEqual([2])
  })

  test('what changed just before a new process was heard is not lost for it: who was alone bids it look again', async () => {
    const one = await openProcess('one')
    store(PLACE)
    const near = await one.follow(PLACE)
    const newcomer = new pg.Client({ connectionString: database.appUrl })
    await newcomer.connect()
    const said: string[] = []
    newcomer.on('notification', ({ payload = '' }) => void said.push(payload))
    await newcomer.query('listen vitrine_live')
    one.change(PLACE)
    await newcomer.query(`select pg_notify('vitrine_live', 'newcomer')`)
    await expect.poll(() => said).toContain('one\n!')
    store(PLACE)
    await newcomer.query(`select pg_notify('vitrine_live', $1)`, ['newcomer\n!'])
    await expect.poll(near.numbers).toEqual([2, 3])
    await newcomer.end()
  })

  test('who is alone says nothing, until somebody comes', async () => {
    const one = await openProcess('one')
    store(PLACE)
    const near = await one.follow(PLACE)
    const said = vi.spyOn(pool, 'query')
    one.change(PLACE)
    one.pages.tell(PLACE, here('Anna'))
    expect(near.heard).toHaveLength(2)
    expect(said).not.toHaveBeenCalled()
    const other = await openProcess('other')
    const far = await other.follow(PLACE)
    await expect
      .poll(() => {
        one.pages.tell(PLACE, here('Anna'))
        return far.told().length
      })
      .toBeGreaterThan(0)
  })
})

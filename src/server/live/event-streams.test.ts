import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId, openPort, openStream, openTrail, stroke, type Heard, type TestPort, type TestStream } from '../../../tests/support/test-game.ts'
import { applyEvent } from '../../game/apply-event.ts'
import type { GameState, Operation } from '../../game/state.ts'

let t: TestApp
let second: Awaited<ReturnType<TestApp['openSecond']>>
let trail: string[]
let [here, there]: TestPort[] = []
const streams: TestStream[] = []

beforeAll(async () => {
  t = await openTestApp({ places: { stream: 30 } })
  trail = await openTrail(t.parts, t.siteA)
  await openTrail(t.parts, t.siteB)
  second = await t.openSecond()
  here = await openPort(t.app, t.parts)
  there = await openPort(second.app, second.parts)
})
afterEach(cutAll)
afterAll(async () => {
  await here?.close()
  await there?.close()
  await second.close()
  await t.close()
})

/** Streams that were closed leave nothing behind, in no process. */
async function cutAll(): Promise<void> {
  for (const stream of streams.splice(0)) stream.cut()
  await vi.waitFor(() => {
    const left = [t, second].map(({ parts }) => ({ ...parts.live.stats(), streams: parts.eventStreams.count() }))
    if (left.some(({ channels, listeners, streams: open }) => channels + listeners + open > 0)) throw new Error(`Something was left behind: ${JSON.stringify(left)}`)
  }, 5000)
}

async function follow(id: string, options: { on?: TestPort; host?: string; lastEventId?: number } = {}): Promise<TestStream> {
  const { on = here, host = HOST_A, lastEventId } = options
  const stream = await openStream({ port: on?.port ?? 0, host, id, ...(lastEventId !== undefined && { lastEventId }) })
  streams.push(stream)
  return stream
}

const ask = async (path: string, body: unknown, host = HOST_A) => {
  const response = await t.ask(`/api/v1/game/${path}`, { body, host })
  expect(response.status).toBe(200)
  return response.json()
}

async function newGame(host = HOST_A): Promise<{ gameId: string; anna: string }> {
  const [gameId, anna] = [newId(), newId()]
  await ask('create', { id: gameId }, host)
  await ask('players/add', { gameId, id: anna, playerName: 'Anna' }, host)
  return { gameId, anna }
}

const tap = (gameId: string, ...operations: Operation[]) => ask('tap', { gameId, operations })
const tapThere = (gameId: string, ...operations: Operation[]) => second.parts.taps.save(t.siteA.id, { gameId, operations })
const hole = (at = 0) => trail[at] ?? ''
const sequences = ({ heard }: TestStream) => heard.map(({ id }) => id)
const until = async (stream: TestStream, sequence: number) => {
  await expect.poll(() => stream.heard.at(-1)?.id, { timeout: 5000 }).toBe(sequence)
}

/** What a phone makes of a stream. */
function replay(heard: readonly Heard[]): GameState | null {
  return heard.reduce<GameState | null>((state, message) => (message.name === 'snapshot' ? message.data : state && applyEvent(state, message.data)), null)
}

const stored = async (gameId: string) => (await (await t.ask(`/api/v1/game/load?id=${gameId}`)).json()) as GameState
const cells = (state: GameState | null) => state?.holes.map(({ pageId, playerId, score }) => `${pageId} ${playerId} ${score}`).toSorted()

describe('a stream', () => {
  test('begins with a snapshot, then brings every change with its sequence as id; nothing on the way may keep or collect it', async () => {
    const { gameId, anna } = await newGame()
    const stream = await follow(gameId)
    expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' })
    const first = stroke(hole(), anna)
    await tap(gameId, first, stroke(hole(1), anna))
    const bea = newId()
    await ask('players/add', { gameId, id: bea, playerName: 'Bea' })
    await ask('players/rename', { gameId, id: bea, playerName: 'Beatrix' })
    await ask('players/remove', { gameId, id: bea })
    await until(stream, 6)
    expect(stream.heard).toMatchObject([
      { id: 1, name: 'snapshot', data: { game: { id: gameId }, sequence: 1, players: [{ id: anna, playerName: 'Anna' }], holes: [], operationIds: [] } },
      { id: 2, name: 'change', data: { kind: 'strokes', pageId: hole(), playerId: anna, score: 1, operationIds: [first.id] } },
      { id: 3, name: 'change', data: { kind: 'strokes', pageId: hole(1), score: 1 } },
      { id: 4, name: 'change', data: { kind: 'playerAdded', player: { id: bea, playerName: 'Bea' } } },
      { id: 5, name: 'change', data: { kind: 'playerRenamed', playerId: bea, playerName: 'Beatrix' } },
      { id: 6, name: 'change', data: { kind: 'playerRemoved', playerId: bea } },
    ])
    expect(cells(replay(stream.heard))).toEqual(cells(await stored(gameId)))
  })

  test('[G-112] [G-113] carries its own game only: taps in other games, and in a game with the same id on another site, do not arrive', async () => {
    const { gameId, anna } = await newGame()
    const [other, foreign] = [await newGame(), newId()]
    await ask('create', { id: gameId }, HOST_B)
    await ask('players/add', { gameId, id: foreign, playerName: 'Fremd' }, HOST_B)
    const [mine, theirs] = [await follow(gameId), await follow(gameId, { host: HOST_B })]
    await tap(other.gameId, stroke(hole(), other.anna))
    await ask('players/rename', { gameId, id: foreign, playerName: 'Sehr fremd' }, HOST_B)
    await tap(gameId, stroke(hole(), anna))
    await until(mine, 2)
    await until(theirs, 2)
    expect(mine.text()).not.toContain(other.anna)
    expect(mine.text()).not.toContain('remd')
    expect(theirs.text()).not.toContain('Anna')
    expect([sequences(mine), sequences(theirs)]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('of a missing game or another site’s answers 404 as JSON and leaves nothing open', async () => {
    const { gameId } = await newGame()
    for (const [id, host] of [
      [newId(), HOST_A],
      [gameId, HOST_B],
      ['nonsense', HOST_A],
    ] as const) {
      const stream = await follow(id, { host })
      await expect.poll(() => stream.isEnded()).toBe(true)
      expect([stream.status, JSON.parse(stream.text())]).toMatchObject([404, { success: false, error: { code: 'PGRST116' } }])
    }
  })

  test('resumes: nothing when up to date, else a snapshot that names the taps in it', async () => {
    const { gameId, anna } = await newGame()
    const before = await follow(gameId)
    await until(before, 1)
    before.cut()
    const missed = [stroke(hole(), anna), stroke(hole(), anna)]
    await tap(gameId, ...missed)
    const resumed = await follow(gameId, { lastEventId: 1 })
    await until(resumed, 3)
    expect(resumed.heard).toMatchObject([{ name: 'snapshot', data: { sequence: 3, holes: [{ score: 2 }] } }])
    const [snapshot] = resumed.heard
    expect(new Set(snapshot?.name === 'snapshot' ? snapshot.data.operationIds : [])).toEqual(new Set(missed.map(({ id }) => id)))
    const current = await follow(gameId, { lastEventId: 3 })
    await tap(gameId, stroke(hole(), anna))
    await until(current, 4)
    expect(sequences(current)).toEqual([4])
    const restored = await follow(gameId, { lastEventId: 9000 })
    await until(restored, 4)
  })

  test('brings taps of another process in order, each once, while both processes tap', async () => {
    const { gameId, anna } = await newGame()
    const [near, far] = [await follow(gameId), await follow(gameId, { on: there as TestPort })]
    await Promise.all(Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? tap(gameId, stroke(hole(at % 3), anna)) : tapThere(gameId, stroke(hole(at % 3), anna)))))
    await until(near, 61)
    await until(far, 61)
    for (const stream of [near, far]) {
      expect(sequences(stream)).toEqual(sequences(stream).toSorted((one, other) => one - other))
      expect(new Set(sequences(stream)).size).toBe(stream.heard.length)
      expect(cells(replay(stream.heard))).toEqual(cells(await stored(gameId)))
      const ids = stream.heard.flatMap(({ data }) => ('operationIds' in data ? data.operationIds : []))
      expect([ids.length, new Set(ids).size]).toEqual([60, 60])
    }
  })

  test('brings players that were changed in another process', async () => {
    const { gameId } = await newGame()
    const far = await follow(gameId, { on: there as TestPort })
    await ask('players/add', { gameId, id: newId(), playerName: 'Bea' })
    await expect
      .poll(() =>
        replay(far.heard)
          ?.players.map(({ playerName }) => playerName)
          .toSorted(),
      )
      .toEqual(['Anna', 'Bea'])
  })

  test('changes by many at once, joined by listeners at any moment: all end with what is stored', async () => {
    const { gameId, anna } = await newGame()
    const followers: Promise<TestStream>[] = []
    const work = Array.from({ length: 40 }, async (_, at) => {
      if (at % 8 === 0) await ask('players/add', { gameId, id: newId(), playerName: `P${at}` })
      else await (at % 2 === 0 ? tap : tapThere)(gameId, stroke(hole(at % 4), anna, at % 5 === 0 ? -1 : 1))
      if (at % 4 === 0) followers.push(follow(gameId, { on: (at % 8 === 0 ? here : there) as TestPort }))
    })
    await Promise.all(work)
    const final = await stored(gameId)
    for (const stream of await Promise.all(followers)) {
      await until(stream, final.sequence)
      const state = replay(stream.heard)
      expect([cells(state), state?.players]).toEqual([cells(final), final.players])
    }
  })

  test('a listening connection that is lost is replaced, and what was missed meanwhile arrives', async () => {
    const { gameId, anna } = await newGame()
    const far = await follow(gameId, { on: there as TestPort })
    await until(far, 1)
    await t.parts.store.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and starts_with(application_name, 'vitrine-live:')`)
    await tap(gameId, stroke(hole(), anna))
    await until(far, 2)
    await expect
      .poll(
        async () =>
          (await t.parts.store.pool.query(`select 1 from pg_stat_activity where datname = current_database() and starts_with(application_name, 'vitrine-live:')`)).rowCount,
      )
      .toBe(2)
    await tap(gameId, stroke(hole(), anna))
    await until(far, 3)
  })

  test('whoever brings a player back is heard by all with the whole game, in every process', async () => {
    const { gameId, anna } = await newGame()
    const stream = await follow(gameId)
    await tap(gameId, stroke(hole(), anna))
    await t.ask('/api/v1/game/players/remove', { body: { gameId, id: anna } })
    await t.ask('/api/v1/game/players/restore', { body: { gameId, id: anna } })
    await until(stream, 4)
    expect(stream.heard.at(-2)).toMatchObject({ name: 'change', data: { kind: 'playerRemoved' } })
    expect(stream.heard.at(-1)).toMatchObject({ id: 4, name: 'snapshot', data: { sequence: 4, players: [{ id: anna }], removed: [], holes: [{ score: 1 }] } })
  })

  test('closed hard leaves nothing behind, and the other streams of the game go on', async () => {
    const { gameId, anna } = await newGame()
    const staying = await follow(gameId)
    for (let round = 0; round < 20; round += 1) (await follow(gameId)).cut()
    await expect.poll(() => [t.parts.live.stats(), t.parts.eventStreams.count()]).toEqual([{ channels: 1, listeners: 1 }, 1])
    await tap(gameId, stroke(hole(), anna))
    await until(staying, 2)
  })

  test('does not hold a connection of the database', async () => {
    const { gameId, anna } = await newGame()
    const open = await Promise.all(Array.from({ length: 25 }, () => follow(gameId)))
    const { pool } = t.parts.store
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
    await tap(gameId, stroke(hole(), anna))
    for (const stream of open) await until(stream, 2)
    expect(t.parts.eventStreams.count()).toBe(25)
  })

  test('an address holds only so many, with a sentence; when one closes there is room again', async () => {
    const { gameId } = await newGame()
    const open = await Promise.all(Array.from({ length: 30 }, () => follow(gameId)))
    const refused = await follow(gameId)
    await expect.poll(() => refused.isEnded()).toBe(true)
    expect([refused.status, JSON.parse(refused.text())]).toMatchObject([429, { error: { code: 'tooManyRequests' } }])
    expect(refused.headers['retry-after']).toBe('30')
    open[0]?.cut()
    await expect.poll(() => t.parts.eventStreams.count()).toBe(29)
    expect((await follow(gameId)).status).toBe(200)
  })
})

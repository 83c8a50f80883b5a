import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newId, openTrail, stroke } from '../../../../tests/support/test-game.ts'
import type { GameState, Operation, TapAnswer } from '../../../game/state.ts'

let t: TestApp
let trail: string[]
let clock = Date.parse('2026-11-15T10:00:00.000Z')
beforeAll(async () => {
  t = await openTestApp({ now: () => new Date((clock += 10)) })
  trail = await openTrail(t.parts, t.siteA)
})
afterAll(() => t.close())

type Answer = TapAnswer & { status: number; error: { code: string } }

async function ask(path: string, body?: unknown): Promise<Answer & GameState & { holes: Record<string, unknown>[] }> {
  const response = await t.ask(`/api/v1/game/${path}`, { body })
  return { ...((await response.json()) as Answer & GameState & { holes: Record<string, unknown>[] }), status: response.status }
}

async function newGame(players = 1): Promise<{ gameId: string; playerIds: string[] }> {
  const gameId = newId()
  await ask('create', { id: gameId })
  const playerIds = Array.from({ length: players }, newId)
  for (const id of playerIds) await ask('players/add', { gameId, id, playerName: 'Anna' })
  return { gameId, playerIds }
}

const tap = (gameId: string, ...operations: Operation[]) => ask('tap', { gameId, operations })
const rows = async <Row>(query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(query))).rows as Row[]
const storedHoles = (gameId: string) => rows<{ id: string; score: number; updatedAt: string; pageId: string }>(`select * from urban_golf.holes where "gameId" = '${gameId}'`)
const hole = (at = 0) => trail[at] ?? ''

describe('players', () => {
  test('are listed as they joined, whatever the clock did meanwhile', async () => {
    const gameId = newId()
    await ask('create', { id: gameId })
    const joined = Array.from({ length: 4 }, newId)
    const before = clock
    for (const [index, id] of joined.entries()) {
      clock = before - index * 3_600_000
      await ask('players/add', { gameId, id, playerName: `Nr. ${index}` })
    }
    clock = before + 1000
    const { players } = await ask(`load?id=${gameId}`)
    expect(players.map(({ id }) => id)).toEqual(joined)
  })
})

describe('taps', () => {
  test('[G-056] [G-119] five taps leave one row per game, page and player; each operation is stored with its id and counts once', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const operations = Array.from({ length: 5 }, () => stroke(hole(), anna))
    for (const operation of operations) await tap(gameId, operation)
    expect(await storedHoles(gameId)).toMatchObject([{ gameId, pageId: hole(), playerId: anna, score: 5 }])
    const again = await tap(gameId, ...operations, ...operations)
    expect(again).toMatchObject({ status: 200, sequence: 6, holes: [{ pageId: hole(), playerId: anna, score: 5 }], refused: [] })
    expect(new Set(again.applied)).toEqual(new Set(operations.map(({ id }) => id)))
    expect(await rows(`select id, delta, "playerId", "pageId" from urban_golf.operations where "gameId" = '${gameId}' order by sequence`)).toEqual(
      operations.map(({ id, delta, playerId, pageId }) => ({ id, delta, playerId, pageId })),
    )
  })

  test('[G-054] [G-119] minus at 0 stays 0, plus at 99 stays 99', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    expect((await tap(gameId, stroke(hole(), anna, -1), stroke(hole(), anna, -1))).holes).toEqual([{ pageId: hole(), playerId: anna, score: 0 }])
    expect((await tap(gameId, stroke(hole(), anna))).holes).toMatchObject([{ score: 1 }])
    expect((await tap(gameId, ...Array.from({ length: 120 }, () => stroke(hole(), anna)))).holes).toMatchObject([{ score: 99 }])
    expect((await tap(gameId, stroke(hole(), anna, -1))).holes).toMatchObject([{ score: 98 }])
    expect((await storedHoles(gameId)).map(({ score }) => score)).toEqual([98])
  })

  test('a tap that changes nothing is answered and kept nowhere, and does not become a stroke when it is sent again later', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const idle = stroke(hole(), anna, -1)
    const before = await tap(gameId, idle)
    expect(before).toMatchObject({ applied: [idle.id], refused: [], holes: [{ score: 0 }] })
    const high = await tap(gameId, ...Array.from({ length: 150 }, () => stroke(hole(), anna)))
    expect([high.applied.length, high.sequence - before.sequence]).toEqual([150, 99])
    expect(await rows(`select count(*)::int as count from urban_golf.operations where "gameId" = '${gameId}'`)).toEqual([{ count: 99 }])
    expect((await tap(gameId, idle)).holes).toMatchObject([{ score: 99 }])
  })

  test('[G-058] ten rapid taps, all at once and each sent twice, end at exactly 10', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const operations = Array.from({ length: 10 }, () => stroke(hole(), anna))
    const answers = await Promise.all([...operations, ...operations].map((operation) => tap(gameId, operation)))
    expect(answers.every(({ status, applied }) => status === 200 && applied.length === 1)).toBe(true)
    expect(await ask(`load?id=${gameId}`)).toMatchObject({ sequence: 11, holes: [{ score: 10 }] })
  })

  test('[G-060] two devices that tap the same player and hole at the same time lose no stroke, through two processes as well', async () => {
    const second = await t.openSecond()
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const keepTapping = async ({ taps }: typeof t.parts) => {
      for (let at = 0; at < 20; at += 1) await taps.save(t.siteA.id, { gameId, operations: [stroke(hole(), anna)] })
    }
    await Promise.all([keepTapping(t.parts), keepTapping(second.parts)])
    expect((await storedHoles(gameId)).map(({ score }) => score)).toEqual([40])
    expect(
      await rows(`select count(*)::int as n, count(distinct sequence)::int as numbers, max(sequence)::int as last from urban_golf.operations where "gameId" = '${gameId}'`),
    ).toEqual([{ n: 40, numbers: 40, last: 41 }])
    await second.close()
  })

  test('[G-124] a stroke for a player of another game is refused and stored nowhere; the rest of the request counts', async () => {
    const [mine, theirs] = [await newGame(), await newGame()]
    const [mixed, right] = [stroke(hole(), theirs.playerIds[0] ?? ''), stroke(hole(), mine.playerIds[0] ?? '')]
    const answer = await tap(mine.gameId, mixed, right)
    expect(answer).toMatchObject({ applied: [right.id], refused: [{ id: mixed.id, code: 'unknownPlayer' }] })
    expect(await storedHoles(theirs.gameId)).toEqual([])
    expect(await storedHoles(mine.gameId)).toHaveLength(1)
  })

  test('[G-003] the pageId of a score is a page of the site’s trail; any other page is refused', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const elsewhere = await t.pageId(t.siteA, 'ueber-uns')
    const answer = await tap(gameId, stroke(elsewhere, anna), stroke(newId(), anna), ...trail.map((page) => stroke(page, anna)))
    expect(answer.refused.map(({ code }) => code)).toEqual(['unknownPage', 'unknownPage'])
    expect(new Set((await storedHoles(gameId)).map(({ pageId }) => pageId))).toEqual(new Set(trail))
    expect(await rows(`select distinct collection from site.pages where id in (select "pageId" from urban_golf.holes where "gameId" = '${gameId}')`)).toEqual([
      { collection: 'trail' },
    ])
  })

  test('forged input is refused as a whole', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const good = stroke(hole(), anna)
    const forged: unknown[] = [
      [],
      Array.from({ length: 201 }, () => stroke(hole(), anna)),
      [{ ...good, delta: 2 }],
      [{ ...good, delta: 0 }],
      [{ ...good, delta: 1.5 }],
      [{ ...good, delta: '1' }],
      [{ ...good, score: 50 }],
      [{ ...good, id: 'x' }],
      [{ ...good, id: `${good.id}\u0000` }],
      [{ ...good, playerId: undefined }],
      'x',
      null,
    ]
    for (const operations of forged) expect((await ask('tap', { gameId, operations })).status, JSON.stringify(operations).slice(0, 80)).toBe(400)
    expect(await storedHoles(gameId)).toEqual([])
  })

  test('[G-118] scores are read as whole rows, as pageId, playerId, score, and as playerId, score', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    await tap(gameId, stroke(hole(), anna), stroke(hole(), anna), stroke(hole(1), anna))
    const view = async (name: string) => (await ask(`holes?gameId=${gameId}&view=${name}`)).holes
    expect((await view('full')).map((row) => Object.keys(row).toSorted())).toEqual(Array.from({ length: 2 }, () => ['gameId', 'id', 'pageId', 'playerId', 'score', 'updatedAt']))
    const byPage = [
      { pageId: hole(), playerId: anna, score: 2 },
      { pageId: hole(1), playerId: anna, score: 1 },
    ].toSorted((one, other) => (one.pageId < other.pageId ? -1 : 1))
    expect(await view('pages')).toEqual(byPage)
    expect(await view('players')).toEqual(byPage.map(({ playerId, score }) => ({ playerId, score })))
    expect((await ask(`holes?gameId=${gameId}&view=other`)).status).toBe(400)
  })

  test('[G-100] updatedAt changes with every change of the score, and only then', async () => {
    const {
      gameId,
      playerIds: [anna = ''],
    } = await newGame()
    const at = async () => (await storedHoles(gameId))[0]?.updatedAt
    await tap(gameId, stroke(hole(), anna))
    const first = await at()
    await tap(gameId, stroke(hole(), anna, -1))
    const second = await at()
    await tap(gameId, stroke(hole(), anna, -1))
    expect(second).not.toEqual(first)
    expect(await at()).toEqual(second)
  })

  test('taps of many phones that arrive together share a transaction, and each gets its own answer', async () => {
    const games = await Promise.all(Array.from({ length: 10 }, () => newGame()))
    let transactions = 0
    const { saveInSite } = t.parts.store
    t.parts.store.saveInSite = (siteId, work) => ((transactions += 1), saveInSite(siteId, work))
    const taps = await Promise.all(
      games.flatMap(({ gameId, playerIds: [anna = ''] }) =>
        [1, 2, 3].map(() => stroke(hole(), anna)).map(async (operation) => ({ operation, gameId, answer: await tap(gameId, operation) })),
      ),
    )
    t.parts.store.saveInSite = saveInSite
    expect(taps.every(({ operation, answer }) => answer.applied[0] === operation.id)).toBe(true)
    expect(transactions).toBeLessThan(15)
    for (const { gameId } of games) expect((await storedHoles(gameId)).map(({ score }) => score)).toEqual([3])
  })
})

describe('the coupon', () => {
  test('is opened only when all have scored at the second-last page; the winner comes from the stored strokes, the first opening stays', async () => {
    const {
      gameId,
      playerIds: [anna = '', bea = ''],
    } = await newGame(2)
    const coupon = () => ask('coupon', { gameId }) as Promise<unknown>
    expect(await coupon()).toMatchObject({ status: 409, error: { code: 'couponNotReady' } })
    await tap(gameId, stroke(hole(2), anna), stroke(hole(2), anna), stroke(hole(0), bea))
    expect(await coupon()).toMatchObject({ status: 409 })
    await tap(gameId, stroke(hole(2), bea), stroke(hole(0), bea), stroke(hole(0), bea))
    const first = (await coupon()) as { openedAt: string }
    expect(first).toMatchObject({
      status: 200,
      winner: { playerName: 'Anna', totalScore: 2 },
      game: { id: gameId, createdAt: expect.any(String) as string },
      openedAt: expect.any(String) as string,
    })
    expect(await coupon()).toEqual(first)
    await tap(gameId, stroke(hole(2), bea, -1))
    expect(await coupon()).toMatchObject({ status: 409 })
    expect(await rows(`select "couponOpenedAt" is not null as opened from urban_golf.games where id = '${gameId}'`)).toEqual([{ opened: true }])
  })
})

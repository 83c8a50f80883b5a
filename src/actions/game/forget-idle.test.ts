import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId } from '../../../tests/support/test-game.ts'
import { ROWS_LIMIT } from '../../game/constants.ts'
import { createReadNews } from '../live/read-news.ts'
import { forgetIdleGames } from './forget-idle.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const NOW = new Date('2026-11-15T10:00:00Z')
const run = (siteId: string, query: string) => t.parts.store.inSite(siteId, async (tx) => (await tx.execute(query)).rows)
const ids = async (siteId: string, table: string) => (await run(siteId, `select id from urban_golf.${table} order by id`)).map(({ id }) => id)

async function insertGame(siteId: string, updatedAt: string, taps = 1): Promise<{ game: string; player: string }> {
  const [game, player] = [newId(), newId()]
  await run(siteId, `insert into urban_golf.games (site_id, id, "gameName", "updatedAt") values ('${siteId}', '${game}', 'Game', '${updatedAt}')`)
  await run(siteId, `insert into urban_golf.players (site_id, id, "gameId", "playerName") values ('${siteId}', '${player}', '${game}', 'Anna')`)
  await run(siteId, `insert into urban_golf.holes (site_id, id, "gameId", "playerId", "pageId", score) values ('${siteId}', gen_random_uuid(), '${game}', '${player}', 'p', 3)`)
  await run(
    siteId,
    `insert into urban_golf.operations (site_id, "gameId", id, sequence, "playerId", "pageId", delta) select '${siteId}', '${game}', 'operation-' || n, n, '${player}', 'p', 1 from generate_series(1, ${taps}) n`,
  )
  return { game, player }
}

describe('forgetting', () => {
  test('games without a change for twelve months go with players, holes and taps, on every site; younger ones stay', async () => {
    const kept = await insertGame(t.siteA.id, '2025-11-15T10:00:01Z')
    await insertGame(t.siteA.id, '2025-11-15T09:59:59Z')
    await insertGame(t.siteB.id, '2024-01-01T00:00:00Z')
    await forgetIdleGames({ store: t.parts.store, now: () => NOW })
    expect(await ids(t.siteA.id, 'games')).toEqual([kept.game])
    expect(await ids(t.siteA.id, 'players')).toEqual([kept.player])
    expect(await ids(t.siteA.id, 'holes')).toHaveLength(1)
    expect(await ids(t.siteA.id, 'operations')).toEqual([])
    for (const table of ['games', 'players', 'holes', 'operations']) expect(await ids(t.siteB.id, table)).toEqual([])
  })

  test('players removed more than a day ago are deleted with their holes; younger ones could still be brought back', async () => {
    const { game, player } = await insertGame(t.siteA.id, NOW.toISOString())
    const young = newId()
    await run(
      t.siteA.id,
      `insert into urban_golf.players (site_id, id, "gameId", "playerName", "removedAt") values ('${t.siteA.id}', '${young}', '${game}', 'Bea', '2026-11-14T10:00:01Z')`,
    )
    await run(t.siteA.id, `update urban_golf.players set "removedAt" = '2026-11-14T09:59:59Z' where id = '${player}'`)
    await forgetIdleGames({ store: t.parts.store, now: () => NOW })
    expect(await run(t.siteA.id, `select id from urban_golf.players where "gameId" = '${game}'`)).toEqual([{ id: young }])
    expect(await run(t.siteA.id, `select id from urban_golf.holes where "gameId" = '${game}'`)).toEqual([])
  })

  test('a day after the last stroke the single taps go and the scores stay; who comes back gets the whole state', async () => {
    const [over, young] = [await insertGame(t.siteA.id, '2026-11-14T09:59:59Z', 12), await insertGame(t.siteA.id, '2026-11-14T10:00:01Z', 3)]
    for (const { game } of [over, young]) await run(t.siteA.id, `update urban_golf.games set sequence = 12 where id = '${game}'`)
    await forgetIdleGames({ store: t.parts.store, now: () => NOW })
    const left = (game: string) => run(t.siteA.id, `select id from urban_golf.operations where "gameId" = '${game}'`)
    expect([(await left(over.game)).length, (await left(young.game)).length]).toEqual([0, 3])
    expect(await run(t.siteA.id, `select score from urban_golf.holes where "gameId" = '${over.game}'`)).toEqual([{ score: 3 }])
    const news = await createReadNews(t.parts.store)({ siteId: t.siteA.id, id: over.game }, 4, false)
    expect(news).toMatchObject({ sequence: 12, messages: [{ name: 'snapshot', data: { holes: [{ score: 3 }] } }] })
  })

  test('[G-129] no statement touches more than 10000 rows: a game with more taps goes in pieces', async () => {
    expect(ROWS_LIMIT).toBe(10_000)
    const { game } = await insertGame(t.siteA.id, '2020-01-01T00:00:00Z', 25_000)
    const touched: number[] = []
    const { inSite } = t.parts.store
    const counting: typeof inSite = async (siteId, work) => {
      const result = await inSite(siteId, work)
      if (typeof result === 'number') touched.push(result)
      return result
    }
    const store = { ...t.parts.store, inSite: counting }
    await forgetIdleGames({ store, now: () => NOW })
    expect(touched.filter((count) => count > 0)).toEqual([10_000, 10_000, 5000])
    expect(await ids(t.siteA.id, 'games')).not.toContain(game)
  })
})

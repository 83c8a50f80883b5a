import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { newId } from '../../tests/support/test-game.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const run = async (query: string, siteId = t.siteA.id) => t.parts.store.inSite(siteId, async (tx) => (await tx.execute(query)).rows)

/** PostgreSQL's code of the refusal. */
const refusal = (query: string, siteId?: string) =>
  run(query, siteId).then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : String(error)),
  )
const [CHECK, UNIQUE, FOREIGN_KEY, ROW_SECURITY, BAD_NUMBER] = ['23514', '23505', '23503', '42501', '22P02']

const columns = async (table: string) => {
  const { rows } = await t.parts.store.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns where table_schema = 'urban_golf' and table_name = $1`,
    [table],
  )
  return Object.fromEntries(rows.map(({ name, type }) => [name, type]))
}

async function newGame(siteId = t.siteA.id): Promise<{ game: string; player: string }> {
  const [game, player] = [newId(), newId()]
  await run(`insert into urban_golf.games (site_id, id, "gameName") values ('${siteId}', '${game}', 'Game')`, siteId)
  await run(`insert into urban_golf.players (site_id, id, "gameId", "playerName") values ('${siteId}', '${player}', '${game}', 'Anna')`, siteId)
  return { game, player }
}

type Cell = { site?: string; game: string; player: string; page?: string; score?: string }
const holeOf = ({ site = t.siteA.id, game, player, page = 'p', score = '1' }: Cell) =>
  `insert into urban_golf.holes (site_id, id, "gameId", "playerId", "pageId", score) values ('${site}', gen_random_uuid(), '${game}', '${player}', '${page}', ${score})`

describe('the tables of the game', () => {
  test('[G-096] games has id, gameName, createdAt', async () => {
    expect(await columns('games')).toMatchObject({ id: 'text', gameName: 'text', createdAt: 'timestamp with time zone', site_id: 'text' })
  })

  test('[G-097] players has id, playerName, gameId, createdAt', async () => {
    expect(await columns('players')).toMatchObject({ id: 'text', playerName: 'text', gameId: 'text', createdAt: 'timestamp with time zone', site_id: 'text' })
  })

  test('[G-098] holes has id (uuid), playerId, gameId, pageId, score (integer), updatedAt', async () => {
    expect(await columns('holes')).toMatchObject({
      id: 'uuid',
      playerId: 'text',
      gameId: 'text',
      pageId: 'text',
      score: 'integer',
      updatedAt: 'timestamp with time zone',
      site_id: 'text',
    })
  })

  test('[G-099] one hole per site, game, page and player', async () => {
    const { game, player } = await newGame()
    await run(holeOf({ game, player }))
    expect(await refusal(holeOf({ game, player }))).toBe(UNIQUE)
    expect(await refusal(holeOf({ game, player, page: 'q' }))).toBe('accepted')
  })

  test('[G-100] a negative score, one above 99 and one that is no whole number are refused', async () => {
    const { game, player } = await newGame()
    expect(await refusal(holeOf({ game, player, score: '-1' }))).toBe(CHECK)
    expect(await refusal(holeOf({ game, player, score: '100' }))).toBe(CHECK)
    expect(await refusal(holeOf({ game, player, score: "'1.5'" }))).toBe(BAD_NUMBER)
    expect(await refusal(holeOf({ game, player, score: "'three'" }))).toBe(BAD_NUMBER)
  })

  test('[G-101] a player of an unknown game, or of a game of another site, is refused', async () => {
    const foreign = await newGame(t.siteB.id)
    for (const game of [newId(), foreign.game]) {
      expect(await refusal(`insert into urban_golf.players (site_id, id, "gameId", "playerName") values ('${t.siteA.id}', '${newId()}', '${game}', 'Anna')`)).toBe(FOREIGN_KEY)
    }
  })

  test('[G-102] rows of one site are neither seen nor changed nor made from another, whatever a query says', async () => {
    const { game, player } = await newGame()
    await run(holeOf({ game, player }))
    for (const table of ['games', 'players', 'holes', 'operations']) {
      expect(await run(`select * from urban_golf.${table} where site_id = '${t.siteA.id}'`, t.siteB.id)).toEqual([])
      await run(`delete from urban_golf.${table} where site_id = '${t.siteA.id}'`, t.siteB.id)
    }
    expect(await run(`select id from urban_golf.games where id = '${game}'`)).toHaveLength(1)
    expect(await refusal(`insert into urban_golf.games (site_id, id, "gameName") values ('${t.siteA.id}', '${newId()}', 'Game')`, t.siteB.id)).toBe(ROW_SECURITY)
    expect(await refusal(holeOf({ site: t.siteB.id, game, player }), t.siteB.id)).toBe(FOREIGN_KEY)
  })
})

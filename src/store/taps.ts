import { sql, type SQL } from 'drizzle-orm'
import type { Hole, Operation } from '../game/state.ts'
import type { NumberedOperation } from '../game/tally.ts'
import type { SiteTx } from './store.ts'

/** What counting needs to know of one tap. */
export type TapFacts = Operation & {
  gameId: string
  /** Counts already. */
  isSeen: boolean
  /** Of a player of this game, also of a removed one. */
  isPlayers: boolean
  /** Of the cell; null where nobody has tapped yet. */
  score: number | null
}

type Asked = Operation & { gameId: string }

const texts = <Row>(rows: readonly Row[], read: (row: Row) => string): SQL => sql`${sql.param(rows.map(read))}::text[]`
const numbers = <Row>(rows: readonly Row[], read: (row: Row) => number): SQL => sql`${sql.param(rows.map(read))}::bigint[]`

/**
 * Locks the games, in one order for all, and reads about every tap what counting needs. Both questions travel together; the
 * second is answered after the lock, so it sees what the lock waited for. Games that do not exist are left out of the first.
 */
export async function lockForTaps(tx: SiteTx, asked: readonly Asked[]): Promise<{ sequences: Map<string, number>; taps: TapFacts[] }> {
  const gameIds = [...new Set(asked.map(({ gameId }) => gameId))]
  const [locked, facts] = await Promise.all([
    tx.execute<{ id: string; sequence: string }>(sql`
      select id, sequence from urban_golf.games where site_id = ${tx.siteId} and id = any(${texts(gameIds, (id) => id)}) order by id for no key update`),
    // One search by key per tap and table: without the limits a new site's statistics make the database read all of its rows.
    tx.execute<{ seen: boolean; player: boolean; score: number | null }>(sql`
      select o.found is not null as seen, p.found is not null as player, h.score
      from unnest(${texts(asked, (tap) => tap.gameId)}, ${texts(asked, (tap) => tap.id)}, ${texts(asked, (tap) => tap.playerId)}, ${texts(asked, (tap) => tap.pageId)})
        with ordinality as t(game, id, player, page, place)
      left join lateral (select 1 as found from urban_golf.operations o where o.site_id = ${tx.siteId} and o."gameId" = t.game and o.id = t.id limit 1) o on true
      left join lateral (select 1 as found from urban_golf.players p where p.site_id = ${tx.siteId} and p.id = t.player and p."gameId" = t.game limit 1) p on true
      left join lateral (select h.score from urban_golf.holes h where h.site_id = ${tx.siteId} and h."gameId" = t.game and h."pageId" = t.page and h."playerId" = t.player limit 1) h on true
      order by t.place`),
  ])
  return {
    sequences: new Map(locked.rows.map(({ id, sequence }) => [id, Number(sequence)])),
    taps: asked.map((tap, at) => ({ ...tap, isSeen: facts.rows[at]?.seen ?? false, isPlayers: facts.rows[at]?.player ?? false, score: facts.rows[at]?.score ?? null })),
  }
}

export type CountedGame = { gameId: string; sequence: number; operations: readonly NumberedOperation[]; changed: readonly Hole[] }

/** In one statement, so that one planning and one way serve all three tables. */
export async function writeTaps(tx: SiteTx, counted: readonly CountedGame[], at: string): Promise<void> {
  const operations = counted.flatMap((game) => game.operations.map((operation) => ({ ...operation, gameId: game.gameId })))
  const cells = counted.flatMap((game) => game.changed.map((hole) => ({ ...hole, gameId: game.gameId })))
  await tx.execute(sql`
    with written as (
      insert into urban_golf.operations (site_id, "gameId", id, sequence, "playerId", "pageId", delta, "createdAt")
      select ${tx.siteId}, t.game, t.id, t.sequence, t.player, t.page, t.delta, ${at}::timestamptz
      from unnest(${texts(operations, (row) => row.gameId)}, ${texts(operations, (row) => row.id)}, ${numbers(operations, (row) => row.sequence)},
        ${texts(operations, (row) => row.playerId)}, ${texts(operations, (row) => row.pageId)}, ${numbers(operations, (row) => row.delta)}) as t(game, id, sequence, player, page, delta)
      on conflict (site_id, "gameId", id) do nothing
    ), scored as (
      insert into urban_golf.holes (site_id, id, "gameId", "pageId", "playerId", score, "updatedAt")
      select ${tx.siteId}, gen_random_uuid(), t.game, t.page, t.player, t.score, ${at}::timestamptz
      from unnest(${texts(cells, (row) => row.gameId)}, ${texts(cells, (row) => row.pageId)}, ${texts(cells, (row) => row.playerId)}, ${numbers(cells, (row) => row.score)}) as t(game, page, player, score)
      on conflict (site_id, "gameId", "pageId", "playerId") do update set score = excluded.score, "updatedAt" = excluded."updatedAt"
    )
    update urban_golf.games set sequence = (${numbers(counted, (row) => row.sequence)})[array_position(${texts(counted, (row) => row.gameId)}, id)], "updatedAt" = ${at}::timestamptz
    where site_id = ${tx.siteId} and id = any(${texts(counted, (row) => row.gameId)})`)
}

export type MissedTap = { id: string; sequence: number; pageId: string; playerId: string; score: number }

/** What was tapped since, with the scores of now; null for a game that does not exist. One statement, so both are of the same moment. */
export async function tapsSince(tx: SiteTx, gameId: string, after: number): Promise<{ sequence: number; taps: MissedTap[] } | null> {
  const { rows } = await tx.execute<{ latest: string; id: string | null; sequence: string; pageId: string; playerId: string; score: number | null }>(sql`
    select g.sequence as latest, o.id, o.sequence, o."pageId", o."playerId", h.score
    from urban_golf.games g
    left join urban_golf.operations o on o.site_id = g.site_id and o."gameId" = g.id and o.sequence > ${after}::bigint
    left join urban_golf.holes h on h.site_id = o.site_id and h."gameId" = o."gameId" and h."pageId" = o."pageId" and h."playerId" = o."playerId"
    where g.site_id = ${tx.siteId} and g.id = ${gameId} order by o.sequence`)
  const [first] = rows
  if (!first) return null
  const taps = rows.flatMap(({ id, sequence, pageId, playerId, score }) => (id === null ? [] : [{ id, sequence: Number(sequence), pageId, playerId, score: score ?? 0 }]))
  return { sequence: Number(first.latest), taps }
}

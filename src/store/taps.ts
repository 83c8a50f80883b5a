import { sql, type SQL } from 'drizzle-orm'
import type { Hole } from '../game/state.ts'
import type { NumberedOperation } from '../game/tally.ts'
import type { SiteTx } from './store.ts'

export type TappedGame = {
  sequence: number
  players: ReadonlySet<string>
  /** Ids of the asked taps that count already. */
  seen: ReadonlySet<string>
  holes: readonly Hole[]
}

type Asked = readonly { gameId: string; operationIds: readonly string[] }[]

const list = (values: readonly (string | number)[], type: 'text' | 'bigint' | 'int'): SQL => sql`${sql.param(values)}::${sql.raw(type)}[]`

/**
 * Locks the games, in one order for all, and reads what counting needs. The four questions travel together; they are
 * answered one after the other, so the last three see what the lock waited for. Games that do not exist are left out.
 */
export async function lockForTaps(tx: SiteTx, asked: Asked): Promise<Map<string, TappedGame>> {
  const gameIds = list([...new Set(asked.map(({ gameId }) => gameId))], 'text')
  const pairs = asked.flatMap(({ gameId, operationIds }) => operationIds.map((id) => ({ gameId, id })))
  const [locked, people, known, cells] = await Promise.all([
    tx.execute<{ id: string; sequence: string }>(
      sql`select id, sequence from urban_golf.games where site_id = ${tx.siteId} and id = any(${gameIds}) order by id for no key update`,
    ),
    tx.execute<{ id: string; gameId: string }>(
      sql`select id, "gameId" from urban_golf.players where site_id = ${tx.siteId} and "gameId" = any(${gameIds}) and "removedAt" is null`,
    ),
    tx.execute<{ id: string; gameId: string }>(sql`
      select o.id, o."gameId" from unnest(${list(
        pairs.map(({ gameId }) => gameId),
        'text',
      )}, ${list(
        pairs.map(({ id }) => id),
        'text',
      )}) as asked(game, id)
      join urban_golf.operations o on o.site_id = ${tx.siteId} and o."gameId" = asked.game and o.id = asked.id`),
    tx.execute<Hole & { gameId: string }>(sql`select "gameId", "pageId", "playerId", score from urban_golf.holes where site_id = ${tx.siteId} and "gameId" = any(${gameIds})`),
  ])
  const peopleOf = Map.groupBy(people.rows, ({ gameId }) => gameId)
  const knownOf = Map.groupBy(known.rows, ({ gameId }) => gameId)
  const cellsOf = Map.groupBy(cells.rows, ({ gameId }) => gameId)
  return new Map(
    locked.rows.map(({ id, sequence }) => [
      id,
      {
        sequence: Number(sequence),
        players: new Set(peopleOf.get(id)?.map((player) => player.id)),
        seen: new Set(knownOf.get(id)?.map((operation) => operation.id)),
        holes: cellsOf.get(id) ?? [],
      },
    ]),
  )
}

export type CountedGame = { gameId: string; sequence: number; operations: readonly NumberedOperation[]; changed: readonly Hole[] }

export async function writeTaps(tx: SiteTx, counted: readonly CountedGame[], at: string): Promise<void> {
  const operations = counted.flatMap((game) => game.operations.map((operation) => ({ ...operation, gameId: game.gameId })))
  const cells = counted.flatMap((game) => game.changed.map((hole) => ({ ...hole, gameId: game.gameId })))
  const texts = <Row>(rows: readonly Row[], read: (row: Row) => string) => list(rows.map(read), 'text')
  const numbers = <Row>(rows: readonly Row[], read: (row: Row) => number, type: 'bigint' | 'int') => list(rows.map(read), type)
  await Promise.all([
    tx.execute(sql`
      insert into urban_golf.operations (site_id, "gameId", id, sequence, "playerId", "pageId", delta, "createdAt")
      select ${tx.siteId}, t.game, t.id, t.sequence, t.player, t.page, t.delta, ${at}::timestamptz
      from unnest(${texts(operations, (row) => row.gameId)}, ${texts(operations, (row) => row.id)}, ${numbers(operations, (row) => row.sequence, 'bigint')},
        ${texts(operations, (row) => row.playerId)}, ${texts(operations, (row) => row.pageId)}, ${numbers(operations, (row) => row.delta, 'int')}) as t(game, id, sequence, player, page, delta)
      on conflict do nothing`),
    tx.execute(sql`
      insert into urban_golf.holes (site_id, id, "gameId", "pageId", "playerId", score, "updatedAt")
      select ${tx.siteId}, gen_random_uuid(), t.game, t.page, t.player, t.score, ${at}::timestamptz
      from unnest(${texts(cells, (row) => row.gameId)}, ${texts(cells, (row) => row.pageId)}, ${texts(cells, (row) => row.playerId)}, ${numbers(cells, (row) => row.score, 'int')}) as t(game, page, player, score)
      on conflict (site_id, "gameId", "pageId", "playerId") do update set score = excluded.score, "updatedAt" = excluded."updatedAt"`),
    tx.execute(sql`
      update urban_golf.games g set sequence = t.sequence, "updatedAt" = ${at}
      from unnest(${texts(counted, (row) => row.gameId)}, ${numbers(counted, (row) => row.sequence, 'bigint')}) as t(id, sequence)
      where g.site_id = ${tx.siteId} and g.id = t.id`),
  ])
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

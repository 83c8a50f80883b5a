import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgSchema, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, siteId } from './columns.ts'
import { sites } from './platform.ts'

/** The score card. Column names are the ones its players' phones read, hence camel case. */
export const urbanGolf = pgSchema('urban_golf')

export const games = urbanGolf.table(
  'games',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    gameName: text('gameName').notNull(),
    createdAt: instant('createdAt').notNull().defaultNow(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    couponOpenedAt: instant('couponOpenedAt'),
    updatedAt: instant('updatedAt').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade')],
)

export const players = urbanGolf.table(
  'players',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    playerName: text('playerName').notNull(),
    gameId: text('gameId').notNull(),
    createdAt: instant('createdAt').notNull().defaultNow(),
    removedAt: instant('removedAt'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.gameId], foreignColumns: [games.siteId, games.id] }).onDelete('cascade'),
    index('players_game').on(table.siteId, table.gameId, table.createdAt),
    index('players_removed').on(table.siteId, table.removedAt).where(sql`"removedAt" is not null`),
    check('players_name', sql`length(trim("playerName")) between 1 and 40`),
  ],
)

export const holes = urbanGolf.table(
  'holes',
  {
    siteId: siteId(),
    id: uuid('id').notNull(),
    playerId: text('playerId').notNull(),
    gameId: text('gameId').notNull(),
    pageId: text('pageId').notNull(),
    score: integer('score').notNull(),
    updatedAt: instant('updatedAt').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.gameId], foreignColumns: [games.siteId, games.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.siteId, table.playerId], foreignColumns: [players.siteId, players.id] }).onDelete('cascade'),
    uniqueIndex('holes_cell').on(table.siteId, table.gameId, table.pageId, table.playerId),
    // Without it, deleting a player would read all holes of the site.
    index('holes_player').on(table.siteId, table.playerId),
    check('holes_score', sql`score between 0 and 99`),
  ],
)

/** The log of taps: which ones count already, and what a stream has missed. Changes of players take numbers of the same sequence. */
export const operations = urbanGolf.table(
  'operations',
  {
    siteId: siteId(),
    gameId: text('gameId').notNull(),
    id: text('id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    playerId: text('playerId').notNull(),
    pageId: text('pageId').notNull(),
    delta: smallint('delta').notNull(),
    createdAt: instant('createdAt').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.gameId, table.id] }),
    foreignKey({ columns: [table.siteId, table.gameId], foreignColumns: [games.siteId, games.id] }).onDelete('cascade'),
    uniqueIndex('operations_sequence').on(table.siteId, table.gameId, table.sequence),
    check('operations_delta', sql`delta in (-1, 1)`),
  ],
)

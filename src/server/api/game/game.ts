import { z } from 'zod'
import { createGame } from '../../../actions/game/create.ts'
import { followGame } from '../../../actions/game/follow.ts'
import { HOLE_VIEWS, listHoles } from '../../../actions/game/list-holes.ts'
import { loadGame } from '../../../actions/game/load.ts'
import { openCoupon } from '../../../actions/game/open-coupon.ts'
import { tap } from '../../../actions/game/tap.ts'
import { MAX_OPERATIONS } from '../../../game/constants.ts'
import { defineCall } from '../define-call.ts'
import { playerCalls } from './players.ts'
import { gameShape, id, operation, snapshotShape, tapShape } from './shapes.ts'

const gameId = '0123456789abcdefghjkmnpqrs'

/** Played without a login: whoever knows a game's id may play it, and nobody can list games. */
export const gameCalls = [
  defineCall({
    method: 'POST',
    path: 'game/create',
    summary: 'Starts a game. The caller may make the id; sent again with the same one, it starts no second game.',
    access: 'visitor',
    input: z.strictObject({ id: id.optional() }),
    answer: z.object({ game: gameShape }),
    limit: 'gameCreate',
    example: { id: gameId },
    run: async (context, input) => ({ fields: await createGame(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'game/load',
    summary: 'A game with its players and strokes, as of one moment. With «after», a sequence that the caller has, also which operations were counted since.',
    access: 'visitor',
    input: z.strictObject({ id, after: z.coerce.number().int().nonnegative().optional() }),
    answer: snapshotShape,
    ids: { id: 'game' },
    example: { id: gameId },
    run: async (context, input) => ({ fields: await loadGame(context, input) }),
  }),
  ...playerCalls,
  defineCall({
    method: 'GET',
    path: 'game/holes',
    summary: 'The strokes of a game: whole rows, by page and player, or by player alone.',
    access: 'visitor',
    input: z.strictObject({ gameId: id, view: z.enum(HOLE_VIEWS).default('full') }),
    answer: z.object({
      holes: z.array(
        z.object({
          playerId: z.string(),
          score: z.number(),
          pageId: z.string().optional(),
          id: z.string().optional(),
          gameId: z.string().optional(),
          updatedAt: z.string().optional(),
        }),
      ),
    }),
    ids: { gameId: 'game' },
    example: { gameId, view: 'pages' },
    run: async (context, input) => ({ fields: await listHoles(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'game/tap',
    summary: 'Saves strokes. Each operation counts once, however often it is sent; the answer says which ones are saved and which never will be.',
    access: 'visitor',
    input: z.strictObject({ gameId: id, operations: z.array(operation).min(1).max(MAX_OPERATIONS) }),
    answer: tapShape,
    ids: { gameId: 'game' },
    limit: 'gameTap',
    isHot: true,
    example: { gameId, operations: [{ id: '5a0c3c1e-6d8f-4c55-9c62-0d4a3b1f2e77', pageId: '2123456789abcdefghjkmnpqrs', playerId: '1123456789abcdefghjkmnpqrs', delta: 1 }] },
    run: async (context, input, { address }) => ({ fields: await tap(context, { ...input, address }) }),
  }),
  defineCall({
    method: 'GET',
    path: 'game/live',
    summary: 'What happens in a game, as server-sent events: a «snapshot», then every «change» in order. Last-Event-ID or «after» names the sequence that the caller has.',
    access: 'visitor',
    input: z.strictObject({ id, after: z.coerce.number().int().nonnegative().optional() }),
    answer: z.object({}),
    ids: { id: 'game' },
    limit: 'gameStream',
    example: { id: gameId },
    run: async (context, input) => ({ follow: followGame(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'game/coupon',
    summary: 'Opens the winner’s coupon once all players have scored at the last hole.',
    access: 'visitor',
    input: z.strictObject({ gameId: id }),
    answer: z.object({ winner: z.object({ playerName: z.string(), totalScore: z.number() }), tiedWith: z.array(z.string()), game: gameShape, openedAt: z.string() }),
    ids: { gameId: 'game' },
    example: { gameId },
    run: async (context, input) => ({ fields: await openCoupon(context, input) }),
  }),
]

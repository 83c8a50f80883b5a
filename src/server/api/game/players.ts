import { z } from 'zod'
import { addPlayer } from '../../../actions/game/add-player.ts'
import { listPlayers } from '../../../actions/game/list-players.ts'
import { removePlayer } from '../../../actions/game/remove-player.ts'
import { renamePlayer } from '../../../actions/game/rename-player.ts'
import { restorePlayer } from '../../../actions/game/restore-player.ts'
import { defineCall } from '../define-call.ts'
import { id, playerName, playerShape } from './shapes.ts'

const example = { gameId: '0123456789abcdefghjkmnpqrs', id: '1123456789abcdefghjkmnpqrs' }

export const playerCalls = [
  defineCall({
    method: 'GET',
    path: 'game/players',
    summary: 'The players of a game in the order in which they joined.',
    access: 'visitor',
    input: z.strictObject({ gameId: id }),
    answer: z.object({ players: z.array(playerShape.extend({ gameId: z.string() })) }),
    ids: { gameId: 'game' },
    example: { gameId: example.gameId },
    run: async (context, input) => ({ fields: await listPlayers(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'game/players/add',
    summary: 'Adds a player. The caller makes the id; sent again, it adds nobody.',
    access: 'visitor',
    input: z.strictObject({ gameId: id, id, playerName }),
    answer: z.object({ player: playerShape, sequence: z.number() }),
    ids: { gameId: 'game' },
    limit: 'gamePlayer',
    example: { ...example, playerName: 'Anna' },
    run: async (context, input) => ({ fields: await addPlayer(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'game/players/rename',
    summary: 'Gives a player of a game another name.',
    access: 'visitor',
    input: z.strictObject({ gameId: id, id, playerName }),
    answer: z.object({ player: playerShape, sequence: z.number() }),
    ids: { gameId: 'game', id: 'player' },
    limit: 'gamePlayer',
    example: { ...example, playerName: 'Anna B.' },
    run: async (context, input) => ({ fields: await renamePlayer(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'game/players/remove',
    summary: 'Takes a player out of a game, with all strokes; for a day «restore» brings both back.',
    access: 'visitor',
    input: z.strictObject({ gameId: id, id }),
    answer: z.object({ sequence: z.number() }),
    ids: { gameId: 'game', id: 'player' },
    limit: 'gamePlayer',
    example,
    run: async (context, input) => ({ fields: await removePlayer(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'game/players/restore',
    summary: 'Brings a removed player back, with all strokes.',
    access: 'visitor',
    input: z.strictObject({ gameId: id, id }),
    answer: z.object({ sequence: z.number() }),
    ids: { gameId: 'game', id: 'player' },
    limit: 'gamePlayer',
    example,
    run: async (context, input) => ({ fields: await restorePlayer(context, input) }),
  }),
]

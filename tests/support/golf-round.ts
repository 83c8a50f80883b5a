import { randomUUID } from 'node:crypto'
import { holeFacts } from '../../demo/rocknhole/hole-facts.ts'
import type { GameState, Operation, TapAnswer } from '../../src/game/state.ts'
import { ask, openEditorClient } from './http.ts'
import { newId } from './test-game.ts'

export const GOLF_HOST = 'rocknhole.localhost'

let address = 0

/** A call of the game, each from an address of its own where the server trusts this machine as its proxy. */
export async function golfCall<Answer>(port: number, path: string, body?: unknown): Promise<Answer> {
  address += 1
  const headers = { 'x-forwarded-for': `10.1.${(address >> 8) & 255}.${address & 255}` }
  const answer = await ask({ port, host: GOLF_HOST, path: `/api/v1/game/${path}`, body, headers })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  return JSON.parse(answer.text) as Answer
}

export type GolfRound = { gameId: string; players: string[] }

export async function startRound(port: number, playerCount: number): Promise<GolfRound> {
  const gameId = newId()
  const players = Array.from({ length: playerCount }, newId)
  await golfCall(port, 'create', { id: gameId })
  for (const id of players) await golfCall(port, 'players/add', { gameId, id, playerName: 'Anna' })
  return { gameId, players }
}

export const loadRound = (port: number, { gameId }: GolfRound) => golfCall<GameState>(port, `load?id=${gameId}`)
export const sendTaps = (port: number, { gameId }: GolfRound, operations: readonly Operation[]) => golfCall<TapAnswer>(port, 'tap', { gameId, operations })
export const stroke = (pageId: string, playerId: string): Operation => ({ id: randomUUID(), pageId, playerId, delta: 1 })

/** The pages of the demo's holes, with strokes counted on the first one so that their collection is the trail. */
export async function openDemoTrail(port: number): Promise<string[]> {
  const ids: string[] = []
  for (const { number, slugs } of holeFacts.slice(0, 3)) {
    const { cookie, page } = await openEditorClient({ port, host: GOLF_HOST, editPath: `/de/edit/trail/loch-${number}-${slugs.de}` })
    ids.push(page.id)
    if (ids.length > 1) continue
    const write = (path: string, body: unknown) => ask({ port, host: GOLF_HOST, path: `/api/v1/${path}`, body, headers: { cookie } })
    const statuses = [await write('group/add', { pageId: page.id, groupName: 'scoreTracker', groupId: newId() }), await write('page/publish', { id: page.id })].map(
      ({ status }) => status,
    )
    if (statuses.some((status) => status !== 200)) throw new Error(`The trail was not opened: ${statuses.join(', ')}`)
  }
  return ids
}

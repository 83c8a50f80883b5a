import type { Game, Operation, Player, Snapshot, TapAnswer } from '../game/state.ts'

const BASE = '/api/v1/game/'
const PATIENCE = 15_000
/** No answer of the server's own: a dead spot, a hotel's login page, a server that starts again. Worth another try. */
export const NO_ANSWER = 'noAnswer'
/** The error code by which everybody knows that there is no such game. */
export const NO_GAME = 'PGRST116'
/** Somebody else removed the player whom a change is about. */
export const NO_PLAYER = 'playerGone'
export const GAME_FULL = 'gameFull'

export type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string; isFinal: boolean; retryAfterSeconds: number }

export type Coupon = { winner: { playerName: string; totalScore: number }; tiedWith: readonly string[]; game: Game; openedAt: string }

export type GameCalls = {
  create: (id: string) => Promise<Answer<{ game: Game }>>
  /** `after` is the sequence that the phone has. */
  load: (id: string, after: number | null) => Promise<Answer<Snapshot>>
  addPlayer: (gameId: string, player: Pick<Player, 'id' | 'playerName'>) => Promise<Answer<{ sequence: number }>>
  renamePlayer: (gameId: string, player: Pick<Player, 'id' | 'playerName'>) => Promise<Answer<{ sequence: number }>>
  removePlayer: (gameId: string, id: string) => Promise<Answer<{ sequence: number }>>
  restorePlayer: (gameId: string, id: string) => Promise<Answer<{ sequence: number }>>
  tap: (gameId: string, operations: readonly Operation[]) => Promise<Answer<TapAnswer>>
  openCoupon: (gameId: string) => Promise<Answer<Coupon>>
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Body<Value> = ({ success: true } & Value) | { success: false; error: { code: string } } | null

const MAY_PASS = [408, 425, 429]

export function createGameCalls(fetcher: Fetch): GameCalls {
  async function ask<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
    try {
      const response = await fetcher(BASE + path, { credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE), ...init })
      const body: Body<Value> = await response.json()
      if (body?.success === true) return { ok: true, value: body }
      const isFinal = response.status >= 400 && response.status < 500 && !MAY_PASS.includes(response.status)
      return { ok: false, code: body?.error.code ?? NO_ANSWER, isFinal, retryAfterSeconds: Number(response.headers.get('retry-after') ?? 0) }
    } catch {
      return { ok: false, code: NO_ANSWER, isFinal: false, retryAfterSeconds: 0 }
    }
  }
  // What was tapped last may be on its way while the phone already opens the next page.
  const post = <Value>(path: string, body: object) =>
    ask<Value>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), keepalive: true })

  return {
    create: (id) => post('create', { id }),
    load: (id, after) => ask(`load?id=${encodeURIComponent(id)}${after === null ? '' : `&after=${after}`}`, {}),
    addPlayer: (gameId, { id, playerName }) => post('players/add', { gameId, id, playerName }),
    renamePlayer: (gameId, { id, playerName }) => post('players/rename', { gameId, id, playerName }),
    removePlayer: (gameId, id) => post('players/remove', { gameId, id }),
    restorePlayer: (gameId, id) => post('players/restore', { gameId, id }),
    tap: (gameId, operations) => post('tap', { gameId, operations: operations.map(({ id, pageId, playerId, delta }) => ({ id, pageId, playerId, delta })) }),
    openCoupon: (gameId) => post('coupon', { gameId }),
  }
}

import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { idFromBytes } from '../../src/model/ids.ts'
import { ask, askFor200, askUntil200 } from './ask.ts'
import type { DemoEditor } from './vitrine.ts'

export const newId = () => idFromBytes(randomBytes(16))

type Place = { port: number; host: string }

/** Calls are limited per address, and a party of phones has many. */
const addressOf = (phone: number) => `10.${(phone >> 16) & 255}.${(phone >> 8) & 255}.${phone & 255}`

export type Round = { gameId: string; players: string[] }

export async function startRound(place: Place, at: number, playerCount: number): Promise<Round> {
  const call = (path: string, body: unknown) => askUntil200({ ...place, path: `/api/v1/game/${path}`, body, headers: { 'x-forwarded-for': addressOf(at) } })
  const round = { gameId: newId(), players: Array.from({ length: playerCount }, newId) }
  await call('create', { id: round.gameId })
  for (const id of round.players) await call('players/add', { gameId: round.gameId, id, playerName: 'Anna' })
  return round
}

/** How many changes a game has seen. */
export async function sequenceOf(place: Place, { gameId }: Round): Promise<number> {
  const { body } = await askUntil200({ ...place, path: `/api/v1/game/load?id=${gameId}` })
  return (JSON.parse(body.toString()) as { sequence: number }).sequence
}

/** Counts strokes on a page of the demo's trail, so that its collection is one to play on, and answers with its id. */
export async function openHole(place: Place, path: string, editor: DemoEditor): Promise<string> {
  const signedIn = await ask({ ...place, path: '/api/v1/auth', body: editor })
  const headers = { cookie: (signedIn.headers['set-cookie'] ?? []).map((value) => value.split(';', 1)[0]).join('; ') }
  const edited = await askFor200({ ...place, path, headers })
  const pageId = /"page":\{"id":"([0-9a-z]{26})"/.exec(edited.body.toString())?.[1]
  if (pageId === undefined) throw new Error('The edit page does not say which page it is.')
  await askFor200({ ...place, path: '/api/v1/group/add', body: { pageId, groupName: 'scoreTracker', groupId: newId() }, headers })
  await askFor200({ ...place, path: '/api/v1/page/publish', body: { id: pageId }, headers })
  return pageId
}

export type TappingPhone = { tap: (operationId?: string) => Promise<void>; close: () => void }

/** One connection that stays open, written by hand: a client library would cost more than the server. */
export function openTappingPhone(place: Place, phone: number, { gameId, players }: Round, pageId: string): TappingPhone {
  const socket = connect(place.port, '127.0.0.1').setNoDelay(true)
  let answered: { resolve: () => void; reject: (error: Error) => void } | null = null
  let text = ''
  socket.on('error', (error) => answered?.reject(error))
  socket.on('close', () => answered?.reject(new Error('The connection was closed.')))
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN)
    if (end < 0 || text.length < end + 4 + length) return
    const isSaved = text.startsWith('HTTP/1.1 200') && text.includes('"refused":[]')
    const said = text
    text = ''
    if (isSaved) answered?.resolve()
    else answered?.reject(new Error(`A tap was answered with ${said.slice(0, 500)}`))
  })
  let count = 0
  return {
    tap(operationId = randomUUID()) {
      count += 1
      const body = JSON.stringify({ gameId, operations: [{ id: operationId, pageId, playerId: players[phone % players.length], delta: count % 2 === 1 ? 1 : -1 }] })
      return new Promise((resolve, reject) => {
        answered = { resolve, reject }
        socket.write(`POST /api/v1/game/tap HTTP/1.1\r\nhost: ${place.host}\r\nx-forwarded-for: ${addressOf(phone)}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
      })
    },
    close: () => socket.destroy(),
  }
}

export type ListeningPhone = { close: () => void }

/** Resolves with the snapshot; from then on every event is handed over as text. */
export function openListeningPhone(place: Place, phone: number, { gameId }: Round, hear: (text: string) => void = () => undefined): Promise<ListeningPhone> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(place.port, '127.0.0.1')
    socket.on('error', reject)
    socket.once('data', (first: Buffer) => {
      const text = first.toString('latin1')
      if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`A stream was answered with ${text.slice(0, 300)}`))
      socket.on('data', (chunk: Buffer) => hear(chunk.toString('latin1')))
      resolve({ close: () => socket.destroy() })
    })
    socket.write(`GET /api/v1/game/live?id=${gameId} HTTP/1.1\r\nhost: ${place.host}\r\nx-forwarded-for: ${addressOf(phone)}\r\n\r\n`)
  })
}

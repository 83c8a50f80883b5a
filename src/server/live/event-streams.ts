import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Follow } from '../../actions/game/follow.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Limits } from '../../services/limits/limits.ts'
import type { LiveMessage } from '../../services/live-games/live-games.ts'
import { PRIVATE } from '../middleware/security-headers.ts'

export type EventStreams = {
  /** Goes on with Node's own response: a stream then costs its connection and little more. */
  open: (response: ServerResponse | undefined, address: string, follow: Follow) => Promise<Response>
  count: () => number
  /** Ends all of them and asks their phones to come back in a moment. */
  close: () => void
}

type Options = { limits: Limits; heartbeatMs?: number; maxStreams?: number; maxUnreadBytes?: number }

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': `${PRIVATE['cache-control']}, no-transform`,
  'x-robots-tag': PRIVATE['x-robots-tag'],
  'x-content-type-options': 'nosniff',
  // A proxy in front must not collect the events before it hands them on.
  'x-accel-buffering': 'no',
  connection: 'close',
}

const RETRY_MS = 2000

export function createEventStreams({ limits, heartbeatMs = 15_000, maxStreams = 20_000, maxUnreadBytes = 256 * 1024 }: Options): EventStreams {
  const streams = new Set<ServerResponse>()
  let isClosed = false

  /** Whoever does not read is let go; coming back, it gets the whole state at once. */
  function write(response: ServerResponse, text: string) {
    if (response.writableLength > maxUnreadBytes) response.destroy()
    else response.write(text)
  }

  const heartbeat = setInterval(() => {
    for (const response of streams) write(response, ':\n\n')
  }, heartbeatMs)
  heartbeat.unref()

  async function start(response: ServerResponse, follow: Follow, release: () => void): Promise<void> {
    let leave = () => {}
    let isOver = false
    const end = () => {
      isOver = true
      streams.delete(response)
      release()
      leave()
    }
    const begin = () => {
      if (!response.headersSent) response.writeHead(200, HEADERS).write(`retry: ${RETRY_MS}\n\n`)
    }
    response.once('close', end)
    try {
      const left = await follow(lastHeard(response), (message) => {
        if (isOver) return
        begin()
        write(response, encode(message))
      })
      if (isOver || response.destroyed) return left()
      leave = left
      begin()
      streams.add(response)
    } catch (error) {
      response.off('close', end)
      end()
      throw error
    }
  }

  return {
    async open(response, address, follow) {
      if (isClosed || streams.size >= maxStreams) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
      if (response?.req.method !== 'GET') {
        // A HEAD has no body to go on with; it learns whether there is such a game, and no more.
        const leave = await follow(null, () => {})
        leave()
        throw new Refusal('methodNotAllowed')
      }
      const release = limits.hold('stream', address)
      if (response.destroyed) release()
      else await start(response, follow, release)
      return new Response(null, { headers: RESPONSE_ALREADY_SENT.headers })
    },
    count: () => streams.size,
    close() {
      isClosed = true
      clearInterval(heartbeat)
      // Not all in the same moment.
      for (const response of streams) response.end(`retry: ${Math.round(500 + Math.random() * 2500)}\n\n`)
    },
  }
}

/** A reconnecting EventSource names the last event it has. */
function lastHeard(response: ServerResponse): number | null {
  const header = response.req.headers['last-event-id']
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

const encoded = new WeakMap<LiveMessage, string>()

/** Written once for all who hear it. */
function encode(message: LiveMessage): string {
  const known = encoded.get(message)
  if (known !== undefined) return known
  const text = `id: ${message.sequence}\nevent: ${message.name}\ndata: ${JSON.stringify(message.data)}\n\n`
  encoded.set(message, text)
  return text
}

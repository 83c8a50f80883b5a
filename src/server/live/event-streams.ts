import type { ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Follow, Following, StreamEvent } from '../../actions/live/follow.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Limits } from '../../services/limits/limits.ts'
import { PRIVATE } from '../middleware/security-headers.ts'

export type EventStreams = {
  /** Goes on with Node's own response: a stream then costs its connection and little more. */
  open: (response: ServerResponse | undefined, address: string, follow: Follow) => Promise<Response>
  count: () => number
  /** Ends all of them and asks their browsers to come back in a moment. */
  close: () => void
}

type Options = { limits: Limits; heartbeatMs?: number; checkMs?: number; maxStreams?: number; maxUnreadBytes?: number }

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

/** An event, not a comment: a page cannot hear comments, and would never notice that its stream is dead. */
const BEAT = 'event: beat\ndata: {}\n\n'
/** How often it is looked who has heard nothing for as long as a beat may be away. */
const LOOKS = 20

export function createEventStreams({ limits, heartbeatMs = 2000, checkMs = 15_000, maxStreams = 20_000, maxUnreadBytes = 256 * 1024 }: Options): EventStreams {
  const streams = new Map<ServerResponse, Following & { toldAt: number }>()
  const asked = new WeakSet<Following>()
  let isClosed = false

  /** Whoever does not read is let go; coming back, it gets the whole state at once. */
  function write(response: ServerResponse, text: string) {
    if (response.writableLength > maxUnreadBytes) response.destroy()
    else response.write(text)
  }

  /** While the database is away nobody can be asked, and nothing happens that could be heard. */
  async function beat(response: ServerResponse, following: Following): Promise<void> {
    if (!following.beat || asked.has(following)) return
    asked.add(following)
    const stays = await following.beat().catch(() => true)
    asked.delete(following)
    if (!stays) response.end()
  }

  /** Whatever is told is a sign of life: only who has heard nothing gets a beat. */
  const heartbeat = setInterval(() => {
    const now = performance.now()
    for (const [response, stream] of streams) {
      if (now - stream.toldAt < heartbeatMs - heartbeatMs / LOOKS) continue
      stream.toldAt = now
      write(response, BEAT)
    }
  }, heartbeatMs / LOOKS)
  heartbeat.unref()

  const check = setInterval(() => {
    for (const [response, following] of streams) void beat(response, following)
  }, checkMs)
  check.unref()

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
      const following = await follow(lastHeard(response), (event) => {
        if (isOver) return
        begin()
        write(response, encode(event))
        const stream = streams.get(response)
        if (stream) stream.toldAt = performance.now()
      })
      if (isOver || response.destroyed) return following.leave()
      leave = following.leave
      begin()
      // Thousands that come together, as after a restart, are not written to in the same moment ever after.
      streams.set(response, { ...following, toldAt: performance.now() - Math.random() * heartbeatMs })
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
        // A HEAD has no body to go on with; it learns whether there is anything to follow, and no more.
        const following = await follow(null, () => {})
        following.leave()
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
      clearInterval(check)
      // Not all in the same moment.
      for (const response of streams.keys()) response.end(`retry: ${Math.round(500 + Math.random() * 2500)}\n\n`)
    },
  }
}

/** A reconnecting EventSource names the last event it has. */
function lastHeard(response: ServerResponse): number | null {
  const header = response.req.headers['last-event-id']
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}

const encoded = new WeakMap<StreamEvent, string>()

/** Written once for all who hear it. */
function encode(event: StreamEvent): string {
  const known = encoded.get(event)
  if (known !== undefined) return known
  const id = event.sequence === undefined ? '' : `id: ${event.sequence}\n`
  const text = `${id}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
  encoded.set(event, text)
  return text
}

import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { Follow } from '../../actions/game/follow.ts'
import { createLimits } from '../../services/limits/limits.ts'
import type { LiveMessage } from '../../services/live-games/live-games.ts'
import { createEventStreams, type EventStreams } from './event-streams.ts'

const message = (sequence: number, size = 10): LiveMessage => ({ sequence, name: 'change', data: { sequence, kind: 'playerRenamed', playerId: 'p', playerName: 'x'.repeat(size) } })

let stop = async () => {}
afterEach(() => stop())

async function serve(streams: EventStreams) {
  const told: ((message: LiveMessage) => void)[] = []
  let left = 0
  const follow: Follow = async (_, send) => {
    told.push(send)
    send(message(1))
    return () => (left += 1)
  }
  const server = createServer((_, response: ServerResponse) => void streams.open(response, '127.0.0.1', follow))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  stop = () => new Promise((resolve) => (streams.close(), server.closeAllConnections(), server.close(() => resolve())))
  const open = () => {
    const socket = connect((server.address() as AddressInfo).port)
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    return { socket, text: () => text }
  }
  return { server, open, tell: (next: LiveMessage) => told.forEach((send) => send(next)), left: () => left }
}

describe('the care of streams', () => {
  test('one timer keeps all of them awake with a comment', async () => {
    const t = await serve(createEventStreams({ limits: createLimits(), heartbeatMs: 20 }))
    const [one, other] = [t.open(), t.open()]
    await expect.poll(() => [one, other].every(({ text }) => (text().match(/^:\r?$/gm) ?? []).length >= 2)).toBe(true)
  })

  test('who does not read is let go before it fills the memory', async () => {
    const streams = createEventStreams({ limits: createLimits(), maxUnreadBytes: 100_000 })
    const t = await serve(streams)
    const deaf = t.open()
    await expect.poll(() => streams.count()).toBe(1)
    deaf.socket.pause()
    for (let sequence = 2; streams.count() > 0 && sequence < 5000; sequence += 1) {
      t.tell(message(sequence, 10_000))
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect([streams.count(), t.left()]).toEqual([0, 1])
    deaf.socket.destroy()
  })

  test('stopping ends all at once with a time to come back, and nobody new gets in', async () => {
    const streams = createEventStreams({ limits: createLimits() })
    const t = await serve(streams)
    const phones = [t.open(), t.open(), t.open()]
    await expect.poll(() => streams.count()).toBe(3)
    const startedAt = performance.now()
    streams.close()
    await new Promise((resolve) => t.server.close(resolve))
    expect(performance.now() - startedAt).toBeLessThan(1000)
    for (const { text } of phones) await expect.poll(text).toMatch(/retry: \d{3,4}\n\n\r\n0\r\n\r\n$/)
    expect([streams.count(), t.left()]).toEqual([0, 3])
    await expect(streams.open(undefined, '', async () => () => {})).rejects.toThrow('unavailable')
  })

  test('a phone that leaves while its first answer is read leaves nothing behind', async () => {
    const streams = createEventStreams({ limits: createLimits({ places: { stream: 1 } }) })
    const { promise, resolve } = Promise.withResolvers<void>()
    let left = 0
    const server = createServer((_, response) => void streams.open(response, '127.0.0.1', async () => (await promise, () => (left += 1))))
    await new Promise<void>((ready) => server.listen(0, ready))
    stop = () => new Promise((done) => (streams.close(), server.close(() => done())))
    const socket = connect((server.address() as AddressInfo).port)
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await new Promise((done) => setTimeout(done, 30))
    socket.destroy()
    await new Promise((done) => setTimeout(done, 30))
    resolve()
    await expect.poll(() => left).toBe(1)
    expect(streams.count()).toBe(0)
  })
})

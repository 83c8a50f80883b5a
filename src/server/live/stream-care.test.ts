import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { Follow, StreamEvent } from '../../actions/live/follow.ts'
import { createLimits } from '../../services/limits/limits.ts'
import { createEventStreams, type EventStreams } from './event-streams.ts'

const message = (sequence: number, size = 10): StreamEvent => ({ sequence, name: 'change', data: { sequence, kind: 'playerRenamed', playerId: 'p', playerName: 'x'.repeat(size) } })

let stop = async () => {}
afterEach(() => stop())

async function serve(streams: EventStreams) {
  const told: ((message: StreamEvent) => void)[] = []
  let left = 0
  const follow: Follow = async (_, send) => {
    told.push(send)
    send(message(1))
    return { leave: () => (left += 1) }
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
  return { server, open, told, tell: (next: StreamEvent) => told.forEach((send) => send(next)), left: () => left }
}

describe('the care of streams', () => {
  test('one timer gives all of them signs of life that a page can hear', async () => {
    const t = await serve(createEventStreams({ limits: createLimits(), heartbeatMs: 20 }))
    const [one, other] = [t.open(), t.open()]
    await expect.poll(() => [one, other].every(({ text }) => (text().match(/^event: beat\ndata: \{\}$/gm) ?? []).length >= 2)).toBe(true)
  })

  test('who hears of something needs no sign of life beside it', async () => {
    const t = await serve(createEventStreams({ limits: createLimits(), heartbeatMs: 2000 }))
    const told = t.open()
    await expect.poll(told.text).toContain('event: change')
    const [first] = t.told
    const silent = t.open()
    let sequence = 1
    await expect
      .poll(
        () => {
          first?.(message((sequence += 1)))
          return silent.text().match(/event: beat/g)?.length ?? 0
        },
        { interval: 100, timeout: 10_000 },
      )
      .toBe(2)
    expect(told.text().match(/event: beat/g)?.length ?? 0).toBeLessThanOrEqual(1)
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
    await expect(streams.open(undefined, '', async () => ({ leave: () => {} }))).rejects.toThrow('unavailable')
  })

  test('a heartbeat asks again: whoever may no longer hear is let go, whoever cannot be asked stays', async () => {
    const streams = createEventStreams({ limits: createLimits(), checkMs: 20 })
    const answers = [async () => true, async () => false, () => Promise.reject(new Error('away'))]
    let [left, asked] = [0, 0]
    const follow =
      (beat: () => Promise<boolean>): Follow =>
      async () => ({ leave: () => (left += 1), beat: () => ((asked += 1), beat()) })
    const server = createServer((request, response) => void streams.open(response, '127.0.0.1', follow(answers[Number(request.url?.slice(1))] ?? (async () => true))))
    await new Promise<void>((ready) => server.listen(0, ready))
    stop = () => new Promise((done) => (streams.close(), server.close(() => done())))
    const ended = answers.map(async (_, at) => {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${at}`)
      await response.text()
      return at
    })
    expect(await Promise.race(ended)).toBe(1)
    const before = asked
    await expect.poll(() => asked).toBeGreaterThan(before + 4)
    expect([streams.count(), left]).toEqual([2, 1])
  })

  test('what is told in passing has no id, so a browser that comes back names the last that is stored', async () => {
    const t = await serve(createEventStreams({ limits: createLimits() }))
    const phone = t.open()
    await expect.poll(phone.text).toContain('id: 1')
    t.tell({ name: 'here', data: { who: 'Anna' } })
    await expect.poll(phone.text).toContain('\nevent: here\ndata: {"who":"Anna"}\n\n')
    expect(phone.text().match(/^id:/gm)).toHaveLength(1)
  })

  test('a phone that leaves while its first answer is read leaves nothing behind', async () => {
    const streams = createEventStreams({ limits: createLimits({ places: { stream: 1 } }) })
    const { promise, resolve } = Promise.withResolvers<void>()
    let left = 0
    const server = createServer((_, response) => void streams.open(response, '127.0.0.1', async () => (await promise, { leave: () => (left += 1) })))
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

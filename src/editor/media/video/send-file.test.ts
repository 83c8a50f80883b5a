import { describe, expect, test } from 'vitest'
import { fingerprint, openKeptUploads } from './kept-uploads.ts'
import { sendFile, type Answered, type Line } from './send-file.ts'

const CHUNK = 4 * 1024 * 1024
const file = new Blob([Uint8Array.from({ length: 10 * 1024 * 1024 }, (_, at) => (at * 31) % 251)])
const answer = (status: number, offset: number | null = null, more: Partial<Answered> = {}): Answered => ({ status, offset, size: null, message: '', ...more })

/** A server that keeps what it gets; `trouble` says what happens to the request with this number instead. */
function openServer(trouble: (request: number) => Answered | 'half' | null = () => null, already = 0) {
  const parts: Blob[] = already > 0 ? [file.slice(0, already)] : []
  const received = () => parts.reduce((sum, { size }) => sum + size, 0)
  let requests = 0
  const line: Line = {
    ask: async () => answer(200, received()),
    async send(bytes, { offset }, onSent) {
      requests += 1
      const instead = trouble(requests)
      if (instead === 'half') {
        parts.push(bytes.slice(0, bytes.size / 2))
        return answer(0)
      }
      if (instead) return instead
      if (offset !== received()) return answer(409)
      onSent(bytes.size)
      parts.push(bytes)
      return answer(204, received())
    },
  }
  const isWhole = async () => Buffer.compare(Buffer.from(await new Blob(parts).arrayBuffer()), Buffer.from(await file.arrayBuffer())) === 0
  return { line, isWhole, requests: () => requests }
}

function send(line: Line, signal = new AbortController().signal) {
  const [progress, pauses, waiting]: [number[], number[], boolean[]] = [[], [], []]
  const sent = sendFile({ file, line, signal, onProgress: (part) => progress.push(part), onWaiting: (is) => waiting.push(is), wait: async (ms) => void pauses.push(ms) })
  return { sent, progress, pauses, waiting }
}

describe('[E-141] a file on its way', () => {
  test('arrives in pieces, with its progress from 0 to 1', async () => {
    const server = openServer()
    const { sent, progress, pauses } = send(server.line)
    expect(await sent).toEqual({ is: 'sent' })
    expect([server.requests(), await server.isWhole(), pauses]).toEqual([3, true, []])
    expect([progress[0], progress.at(-1), progress.every((part, at) => part >= (progress[at - 1] ?? 0))]).toEqual([0, 1, true])
  })

  test('goes on where the server is, not where the browser believes', async () => {
    const resumed = openServer(() => null, CHUNK + 17)
    expect(await send(resumed.line).sent).toEqual({ is: 'sent' })
    expect(await resumed.isWhole()).toBe(true)
    const broken = openServer((request) => (request % 2 === 1 && request < 8 ? 'half' : null))
    const { sent, waiting } = send(broken.line)
    expect([await sent, await broken.isWhole()]).toEqual([{ is: 'sent' }, true])
    expect(waiting).not.toContain(true)
  })

  test('waits longer and longer while nobody answers, says so, and is patient again after a step', async () => {
    const server = openServer((request) => (request >= 2 && request <= 4 ? answer(503) : null))
    const { sent, pauses, waiting } = send(server.line)
    expect([await sent, await server.isWhole(), pauses, waiting.includes(true)]).toEqual([{ is: 'sent' }, true, [500, 1000, 2000], true])
  })

  test('ends when it cannot go on, and says how', async () => {
    expect(await send(openServer(() => answer(413, null, { message: 'zu gross' })).line).sent).toEqual({ is: 'refused', message: 'zu gross' })
    expect(await send(openServer(() => answer(410)).line).sent).toEqual({ is: 'gone' })
    expect(await send({ ...openServer().line, ask: async () => answer(404) }).sent).toEqual({ is: 'gone' })
    expect(await send({ ...openServer().line, ask: async () => answer(200, 5, { size: 99 }) }).sent).toEqual({ is: 'gone' })
    const away = send(openServer(() => answer(0)).line)
    expect([await away.sent, away.pauses.length]).toEqual([{ is: 'cutOff' }, 12])
  })

  test('stops when nobody wants it any more', async () => {
    const stop = new AbortController()
    const server = openServer((request) => (request === 2 ? (stop.abort(), answer(0)) : null))
    expect(await send(server.line, stop.signal).sent).toEqual({ is: 'stopped' })
    expect(server.requests()).toBe(2)
  })
})

describe('what this browser remembers', () => {
  const storage = () => {
    const map = new Map<string, string>()
    const methods = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    }
    return new Proxy(methods, { ownKeys: () => [...map.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }) as unknown as Storage
  }
  const film = { name: 'a.mp4', size: 5, lastModified: 7 }

  test('an upload is known by its file for a day; another file is another one', () => {
    let now = 1000
    const kept = openKeptUploads(storage(), () => now)
    kept.keep(film, { id: 'x', url: '/x' })
    expect(kept.find(film)).toMatchObject({ id: 'x', url: '/x', name: 'a.mp4', file: fingerprint(film) })
    expect([kept.find({ ...film, size: 6 }), kept.all().length]).toEqual([null, 1])
    now += 25 * 3_600_000
    expect([kept.find(film), kept.all()]).toEqual([null, []])
  })

  test('what is broken is nothing, and what is forgotten is gone', () => {
    const place = storage()
    const kept = openKeptUploads(place, () => 0)
    place.setItem('vitrine-upload:a|1|1', '{"id":7}')
    place.setItem('vitrine-upload:b|1|1', 'nonsense')
    place.setItem('other', '{}')
    expect(kept.all()).toEqual([])
    kept.keep(film, { id: 'x', url: '/x' })
    kept.forget(fingerprint(film))
    expect(kept.all()).toEqual([])
  })
})

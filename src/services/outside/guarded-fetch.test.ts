import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'

const HOST = 'i.ytimg.com'
const answers: Record<string, RequestListener> = {
  '/ok': (_, response) => response.end('picture'),
  '/gone': (_, response) => response.writeHead(404).end('nothing'),
  '/moved': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/huge': (_, response) => response.end(Buffer.alloc(2_100_000)),
  '/silent': () => {},
  '/endless': (_, response) => void response.write('a'),
}
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answers[request.url ?? '']?.(request, response)
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const toLoopback = async () => [{ address: '127.0.0.1', family: 4 }]
/** The same code against a server of this test: plain HTTP, its port, and loopback allowed. */
const standIn = (options: Partial<Parameters<typeof createGuardedFetch>[0]> = {}) =>
  createGuardedFetch({
    hosts: [HOST],
    accept: 'image/jpeg',
    timeoutMs: 400,
    resolve: toLoopback,
    isAllowed: () => true,
    send: (url, given, onAnswer) => httpRequest({ ...given, host: url.hostname, path: url.pathname, port }, onAnswer),
    ...options,
  })

describe('[C-17] what the server fetches from outside', () => {
  test('a file of a named host comes back, a missing one is called missing', async () => {
    expect(await standIn()(`https://${HOST}/ok`)).toEqual({ kind: 'bytes', bytes: Buffer.from('picture') })
    expect(await standIn()(`https://${HOST}/gone`)).toEqual({ kind: 'missing' })
  })

  test.each(['/moved', '/broken', '/huge', '/silent', '/endless'])('%s is a failure: no redirect is followed, two megabytes and the time limit hold', async (path) => {
    expect(await standIn()(`https://${HOST}${path}`)).toEqual({ kind: 'failed' })
    expect(asked).not.toContain('/secret')
  })

  test.each([
    'http://i.ytimg.com/ok',
    'https://evil.example/ok',
    'https://i.ytimg.com.evil.example/ok',
    'https://i.ytimg.com:8443/ok',
    'https://a@i.ytimg.com/ok',
    'file:///etc/passwd',
    'nonsense',
  ])('%s is not even asked for', async (url) => {
    const before = asked.length
    expect(await standIn()(url)).toEqual({ kind: 'failed' })
    expect(asked).toHaveLength(before)
  })

  test('a name that leads inwards is not connected to', async () => {
    const before = asked.length
    expect(
      await createGuardedFetch({
        hosts: [HOST],
        accept: 'image/jpeg',
        resolve: toLoopback,
        send: (url, given, onAnswer) => httpRequest({ ...given, host: url.hostname, path: url.pathname, port }, onAnswer),
      })(`https://${HOST}/ok`),
    ).toEqual({ kind: 'failed' })
    expect(asked).toHaveLength(before)
  })

  test('a name without an answer is a failure', async () => {
    expect(await standIn({ resolve: () => Promise.reject(new Error('offline')) })(`https://${HOST}/ok`)).toEqual({ kind: 'failed' })
  })
})

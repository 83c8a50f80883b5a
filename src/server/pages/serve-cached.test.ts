import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '../../../tests/support/http.ts'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { serveCached } from './serve-cached.ts'

const NOT_CACHED = 599
let t: TestApp
let server: Server
let port: number

beforeAll(async () => {
  t = await openTestApp()
  server = createServer((request, response) => {
    if (!serveCached(t.parts, request, response)) response.writeHead(NOT_CACHED).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  await t.ask('/de', { headers: { 'accept-encoding': 'br' } })
})
afterAll(async () => {
  server.close()
  await t.close()
})

const status = async (path: string, headers: Record<string, string> = {}, method = 'GET') => (await ask({ port, host: headers['host'] ?? HOST_A, path, headers, method })).status

describe('before the framework', () => {
  test('a kept page is answered, whatever the spelling of host and headers', async () => {
    expect(await status('/de')).toBe(200)
    expect(await status('/de', { host: 'ANNA.example:3000' })).toBe(200)
    expect(await status('/de', {}, 'HEAD')).toBe(200)
    expect(await status('/de?utm_source=x&fbclid=y')).toBe(200)
  })

  test('a form that was never asked for is left to the slower way, and is there afterwards', async () => {
    expect(await status('/de', { 'accept-encoding': 'gzip' })).toBe(NOT_CACHED)
    await t.ask('/de', { headers: { 'accept-encoding': 'gzip' } })
    expect(await status('/de', { 'Accept-Encoding': 'gzip' })).toBe(200)
  })

  test('the brotli bytes are the page', async () => {
    const plain = await ask({ port, host: HOST_A, path: '/de' })
    const answer = t.parts.pages.get(`${t.siteA.id} /de`)
    expect(brotliDecompressSync(answer?.ready.br?.body ?? Buffer.alloc(0)).toString()).toBe(plain.text)
  })

  test('who asks a second time starts a smaller packing, which the next ones get', async () => {
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    await t.ask('/de', { headers: { 'accept-encoding': 'br' } })
    const packed = () => t.parts.pages.get(`${t.siteA.id} /de`)?.ready.br?.body.length ?? 0
    const quick = packed()
    expect(await status('/de', { 'accept-encoding': 'br' })).toBe(200)
    await vi.waitFor(() => expect(packed()).toBeLessThan(quick))
  })

  test('a known tag answers 304', async () => {
    const { headers } = await ask({ port, host: HOST_A, path: '/de' })
    expect(await status('/de', { 'If-None-Match': String(headers['etag']) })).toBe(304)
  })

  test('flags, other methods, other sites and strangers’ forwarded hosts are not answered from here', async () => {
    expect(await status('/de?toolbar=1')).toBe(NOT_CACHED)
    expect(await status('/de?sent=0123456789abcdefghjkmnpqrs')).toBe(NOT_CACHED)
    expect(await status('/de', {}, 'POST')).toBe(NOT_CACHED)
    expect(await status('/de', { host: HOST_B })).toBe(NOT_CACHED)
    expect(await status('/de', { host: 'nobody.example', 'x-forwarded-host': HOST_A })).toBe(NOT_CACHED)
    expect(await status('/de/edit')).toBe(NOT_CACHED)
  })
})

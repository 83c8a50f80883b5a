import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../tests/support/test-game.ts'

let t: TestApp
let port: TestPort
beforeAll(async () => {
  t = await openTestApp()
  t.parts.config.isSecure = true
  port = await openPort(t.app, t.parts)
})
afterAll(async () => {
  await port.close()
  await t.close()
})

/** Exactly these bytes, and everything that comes back until the server ends the connection. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
    socket.setTimeout(5000, () => socket.destroy(new Error(`No end after ${JSON.stringify(bytes.slice(0, 80))}`)))
  })
}

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: ${HOST_A}\r\nconnection: close\r\n${more}\r\n`

describe('what is no proper request', () => {
  test('two Host headers are refused, in any spelling, also for a page that lies ready', async () => {
    expect(statusOf(await raw(get('/de')))).toBe(200)
    for (const second of [`host: ${HOST_A}`, 'Host: bruno.example', 'HOST: evil.example']) expect(statusOf(await raw(get('/de', `${second}\r\n`))), second).toBe(400)
    expect(statusOf(await raw(`GET /api/v1/auth HTTP/1.1\r\nhost: ${HOST_A}\r\nhost: x\r\n\r\n`))).toBe(400)
  })

  test('every answer asks for encrypted connections from now on', async () => {
    const site = `host: ${HOST_A}\r\nconnection: close\r\n`
    const requests = [
      get('/de'),
      get('/de', 'accept-encoding: br\r\n'),
      get('/de/gibt-es-nicht'),
      get('/de/'),
      get('/'),
      get('/robots.txt'),
      get('/sitemap.xml'),
      get('/sitemap.xml'),
      get('/api/v1/auth'),
      get('/api/v1/nothing'),
      get('/livez'),
      get('/assets/none.js'),
      get('/media/x/y'),
      get('/de', 'host: twice\r\n'),
      'GET / HTTP/1.1\r\nhost: nobody.example\r\nconnection: close\r\n\r\n',
      `POST /api/v1/game/tap HTTP/1.1\r\n${site}content-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
      `POST /de/login HTTP/1.1\r\n${site}content-length: 0\r\n\r\n`,
      `POST /api/v1/contact HTTP/1.1\r\n${site}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      'nonsense\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: ${HOST_A}\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    ]
    for (const request of requests) expect(await raw(request), request.slice(0, 60)).toMatch(/\r\nstrict-transport-security: max-age=31536000/i)
    const etag = /\r\netag: ([^\r]+)/i.exec(await raw(get('/de')))?.[1]
    const again = await raw(get('/de', `if-none-match: ${etag}\r\n`))
    expect([statusOf(again), /strict-transport-security/i.test(again)]).toEqual([304, true])
  })
})

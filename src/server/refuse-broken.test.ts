import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawAnswer } from '../../tests/support/raw-answer.ts'
import { HOST_A, openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../tests/support/test-game.ts'

let t: TestApp
let port: TestPort
beforeAll(async () => {
  t = await openTestApp()
  port = await openPort(t.app, t.parts)
})
afterAll(async () => {
  await port.close()
  await t.close()
})

const raw = (bytes: string) => rawAnswer(port.port, bytes)

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: ${HOST_A}\r\nconnection: close\r\n${more}\r\n`

describe('what is no proper request', () => {
  test('two Host headers are refused, in any spelling, also for a page that lies ready', async () => {
    expect(statusOf(await raw(get('/de')))).toBe(200)
    for (const second of [`host: ${HOST_A}`, 'Host: bruno.example', 'HOST: evil.example']) expect(statusOf(await raw(get('/de', `${second}\r\n`))), second).toBe(400)
    expect(statusOf(await raw(`GET /api/v1/auth HTTP/1.1\r\nhost: ${HOST_A}\r\nhost: x\r\n\r\n`))).toBe(400)
  })

  test('no Host header is refused, and so is an expectation that nobody can meet', async () => {
    expect(statusOf(await raw('GET /de HTTP/1.1\r\nconnection: close\r\n\r\n'))).toBe(400)
    expect(statusOf(await raw('GET /de HTTP/1.0\r\n\r\n'))).toBe(400)
    expect(statusOf(await raw(get('/de', 'expect: 200-maybe\r\n')))).toBe(417)
  })
})

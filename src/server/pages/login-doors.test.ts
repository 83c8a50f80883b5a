import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, openTestApp, PASSWORD, type TestApp } from '../../../tests/support/test-app.ts'
import { PLENTY } from '../../../tests/support/test-parts.ts'

const ATTEMPTS = 3
const CONSOLE = 'console.localhost'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp({ limits: { ...PLENTY, signInAccount: ATTEMPTS, signInDevice: ATTEMPTS } })
})
afterAll(() => t.close())

type Knock = { password: string; address: string; cookie?: string }
type Door = (email: string, knock: Knock) => Promise<Response> | Response

const send = async (host: string, path: string, type: string, body: string, { address, cookie = '' }: Knock) =>
  t.app.request(`http://${host}${path}`, { method: 'POST', headers: { host, cookie, 'content-type': type, origin: `http://${host}` }, body }, { incoming: { socket: { remoteAddress: address } } })

const form: Door = (email, knock) => send(HOST_A, '/de/login', 'application/x-www-form-urlencoded', new URLSearchParams({ email, password: knock.password }).toString(), knock)
const call =
  (host: string): Door =>
  (email, knock) =>
    send(host, '/api/v1/auth', 'application/json', JSON.stringify({ email, password: knock.password }), knock)

/** What a browser keeps of an answer, without the session itself: signed out, it is known all the same. */
const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => cookie.includes('vitrine_device_'))
    .join('; ')

describe('a browser that signed in before is not kept out by what strangers try', () => {
  test.each([
    ['the form of a site, without script', form, 'a@anna.example', 303, 1],
    ['the call of a site', call(HOST_A), 'b@bruno.example', 200, 2],
    ['the console', call(CONSOLE), 'admin@vitrine.example', 200, 3],
  ] as const)('%s', async (_, door, email, welcome, network) => {
    // Bruno is no editor of Anna's site; made one, he comes through the same door with a fresh count of attempts.
    if (email.startsWith('b@')) await t.parts.store.platform.execute(`update platform.members set site_id = '${t.siteA.id}' where site_id = '${t.siteB.id}'`)
    const first = await door(email, { password: PASSWORD, address: `192.0.2.${network}` })
    const cookie = deviceOf(first)
    expect([first.status, cookie]).toEqual([welcome, expect.stringMatching(/^vitrine_device_/)])
    const strangers: number[] = []
    for (let at = 0; at < ATTEMPTS + 3; at += 1) strangers.push((await door(email, { password: 'wrong horse', address: `198.51.${network}.${at}` })).status)
    expect(strangers).toEqual([401, 401, 401, 429, 429, 429])

    const stranger = await door(email, { password: PASSWORD, address: `203.0.113.${network}` })
    expect([stranger.status, Number(stranger.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await door(email, { password: PASSWORD, address: `203.0.113.${network}`, cookie })).status).toBe(welcome)

    const own: number[] = []
    for (let at = 0; at < ATTEMPTS + 1; at += 1) own.push((await door(email, { password: 'wrong horse', address: `203.0.113.${network}`, cookie })).status)
    expect(own).toEqual([401, 401, 401, 429])
  })
})

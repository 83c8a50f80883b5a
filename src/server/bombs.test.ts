import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../tests/support/http.ts'
import { hostileFiles } from '../../tests/support/hostile/hostile-files.ts'
import { HOST_A, HOST_B, openTestApp, PASSWORD, type TestApp } from '../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../tests/support/test-game.ts'

let t: TestApp
let port: TestPort
let cookie: string
beforeAll(async () => {
  t = await openTestApp()
  port = await openPort(t.app, t.parts)
  const signedIn = await t.parts.auth.signIn({ email: 'a@anna.example', password: PASSWORD, host: HOST_A, address: '127.0.0.1', userAgent: '' })
  cookie = signedIn?.cookies.map((one) => one.split(';', 1)[0]).join('; ') ?? ''
})
afterAll(async () => {
  await port.close()
  await t.close()
})

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** How long a kept page of another site takes, asked again and again while the work goes on. */
async function timesDuring(work: () => Promise<unknown>, atLeast = 15): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const working = work().finally(() => (isOver = true))
  while (!isOver || times.length < atLeast) {
    const began = performance.now()
    expect((await ask({ port: port.port, host: HOST_B, path: '/de' })).status).toBe(200)
    times.push(performance.now() - began)
  }
  await working
  return times
}

const KINDS = ['a PNG of 3.6 thousand million pixels', 'a PNG as wide as numbers go', 'a JPEG of 4 thousand million pixels', 'a GIF of two thousand frames']
const TOO_MANY_PARTS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${'<g/>'.repeat(100_000)}</svg>`
/** Of a quiet page some milliseconds; on a busy machine the painter has a share of the same cores. */
const AT_MOST_MS = 150

test('files and texts that want to become gigabytes are refused, and a kept page of another site is answered as before', { timeout: 60_000 }, async () => {
  const files = (await hostileFiles(1)).filter(({ about }) => KINDS.includes(about))
  expect(files.map(({ about }) => about).toSorted()).toEqual(KINDS.toSorted())
  await timesDuring(async () => {})
  const before = median(await timesDuring(async () => {}, 40))

  const statuses: [string, number][] = []
  const upload = async (about: string, filename: string, bytes: Uint8Array | string) => {
    const answer = await t.app.request(`http://${HOST_A}/api/v1/media/upload?${new URLSearchParams({ filename, isNew: '1' })}`, {
      method: 'POST',
      headers: { host: HOST_A, cookie, 'content-type': 'application/octet-stream' },
      body: typeof bytes === 'string' ? bytes : Uint8Array.from(bytes),
    })
    statuses.push([about, answer.status])
  }
  const json = async (text: string) => {
    const { status } = await t.app.request(`http://${HOST_A}/api/v1/contact`, { method: 'POST', headers: { host: HOST_A, 'content-type': 'application/json' }, body: text })
    statuses.push([text.slice(0, 5), status])
  }
  const during = median(
    await timesDuring(async () => {
      for (const { about, filename, make } of files) await upload(about, filename, await make())
      await upload('parts', 'parts.svg', TOO_MANY_PARTS)
      await json('['.repeat(10_000) + ']'.repeat(10_000))
      await json('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000))
    }),
  )
  const refused = Object.fromEntries(statuses)
  expect(refused).toMatchObject({ [KINDS[0] ?? '']: 413, parts: 413, '[[[[[': 400, '{"a":': 400 })
  for (const [name, status] of statuses) expect(status, name).toBeLessThan(500)
  expect(during, `before ${before.toFixed(1)} ms`).toBeLessThan(Math.max(AT_MOST_MS, before * 10))
})

import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededChance } from '../../../tests/support/fuzz/chance.ts'
import { appUrlOf } from '../../../tests/support/postgres.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { mediaFiles } from '../../store/media.ts'
import { insertUpload, uploadById } from '../../store/uploads.ts'
import { forgetStrays } from './forget-strays.ts'

/** `KILLS=50 npx vitest run --project database src/actions/media/upload-kills.test.ts` kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 6)
const SIZE = 60_000_000
const USER = 'somebody'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

type Receiver = { child: ChildProcess; port: number }

async function start(): Promise<Receiver> {
  const child = spawn(process.execPath, [join(process.cwd(), 'tests/support/upload-process.ts'), appUrlOf(t.adminUrl), t.folder, HOST_A, USER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { child, port: Number(/ready (\d+)/.exec(line)?.[1]) }
}

type Sending = { method: 'HEAD' | 'PATCH' | 'POST'; path: string; from?: number; bytes?: Uint8Array; /** The browser's end. */ signal?: AbortSignal }

/** The offset that was acknowledged, or null where one of the two was gone before. */
function ask({ port }: Receiver, { method, path, from = 0, bytes, signal }: Sending): Promise<number | null> {
  return new Promise((resolve) => {
    const sending = request({ port, method, path: `/${path}`, signal, headers: { 'upload-offset': String(from), 'upload-length': String(SIZE) } }, (response) => {
      response.resume()
      resolve(response.statusCode === 204 ? Number(response.headers['upload-offset'] ?? 0) : null)
    })
    sending.on('error', () => resolve(null))
    sending.end(bytes)
  })
}

async function kill({ child }: Receiver): Promise<Receiver> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  return start()
}

test(
  `[F1] [E-141] ${KILLS} times killed at any moment, server or browser, what was acknowledged is there, and the film arrives as it was sent`,
  async () => {
    const chance = seededChance(Number(process.env['SEED'] ?? 7))
    const file = randomBytes(SIZE)
    const id = t.parts.newId()
    const stored = () => t.parts.store.readSite(t.siteA.id, (tx) => uploadById(tx, id))
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      insertUpload(tx, { id, userId: USER, filename: '', mimeType: '', expiresAt: new Date(Date.now() + 3_600_000).toISOString(), createdAt: new Date().toISOString() }),
    )
    let receiver = await start()
    let [acknowledged, kills] = [0, 0]
    while (acknowledged < SIZE) {
      const from = (await ask(receiver, { method: 'HEAD', path: id })) ?? 0
      expect(from, 'what was acknowledged').toBeGreaterThanOrEqual(acknowledged)
      // Small steps while there are kills left, so that the file does not arrive before the last one.
      const step = kills < KILLS ? Math.ceil(SIZE / (KILLS + 2)) : SIZE
      const browser = new AbortController()
      const sending = ask(receiver, { method: 'PATCH', path: id, from, bytes: file.subarray(from, from + step), signal: browser.signal })
      if (kills < KILLS) {
        await Promise.race([sending, wait(chance.below(40))])
        if (chance.isIn(0.5)) browser.abort()
        else receiver = await kill(receiver)
        kills += 1
      }
      acknowledged = Math.max(acknowledged, (await sending) ?? 0)
    }
    receiver.child.kill('SIGKILL')
    expect([kills, (await stored())?.received]).toEqual([KILLS, SIZE])
    const arrived = createHash('sha256')
    for await (const part of t.parts.uploads.read(t.siteA.id, id, SIZE)) arrived.update(part)
    expect(arrived.digest('hex')).toBe(createHash('sha256').update(file).digest('hex'))
  },
  60_000 + KILLS * 10_000,
)

test(
  `[F1] [E-131] ${KILLS} times killed while a picture comes, server or browser: no row is without its file, and files without a row are swept`,
  async () => {
    const chance = seededChance(Number(process.env['SEED'] ?? 7) + 1)
    const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a52', noise: { type: 'gaussian', mean: 120, sigma: 30 } } })
      .jpeg()
      .toBuffer()
    let receiver = await start()
    for (let kills = 0; kills < KILLS; kills += 1) {
      const browser = new AbortController()
      const sending = ask(receiver, { method: 'POST', path: `foto${kills}.jpg`, bytes: photo, signal: browser.signal })
      await Promise.race([sending, wait(chance.below(500))])
      if (chance.isIn(0.3)) browser.abort()
      else receiver = await kill(receiver)
      await sending
    }
    expect(await ask(receiver, { method: 'POST', path: 'zuletzt.jpg', bytes: photo })).not.toBeNull()
    receiver.child.kill('SIGKILL')
    const rows = await t.parts.store.readSite(t.siteA.id, mediaFiles)
    const whole = async () => new Set((await t.parts.pictures.stored(t.siteA.id)).keys())
    const before = await whole()
    expect([...rows].filter((id) => !before.has(id))).toEqual([])
    const strays = [...before].filter((id) => !rows.has(id))
    await forgetStrays(t.parts)
    expect((await whole()).size, 'what is on its way stays').toBe(before.size)
    await forgetStrays({ ...t.parts, now: () => new Date(Date.now() + 25 * 3_600_000) })
    const after = await whole()
    expect([strays.filter((id) => after.has(id)), [...rows].filter((id) => !after.has(id))]).toEqual([[], []])
  },
  60_000 + KILLS * 10_000,
)

import { spawn, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededChance } from '../../../tests/support/fuzz/chance.ts'
import { appUrlOf } from '../../../tests/support/postgres.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { insertUpload, uploadById } from '../../store/uploads.ts'

/** `KILLS=50 npx vitest run --project database src/actions/media/upload-kills.test.ts` kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 10)
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

/** The offset that was acknowledged, or null where the process was gone before it could. */
function ask({ port }: Receiver, method: 'HEAD' | 'PATCH', id: string, from = 0, bytes?: Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    const sending = request({ port, method, path: `/${id}`, headers: { 'upload-offset': String(from), 'upload-length': String(SIZE) } }, (response) => {
      response.resume()
      resolve(response.statusCode === 204 ? Number(response.headers['upload-offset']) : null)
    })
    sending.on('error', () => resolve(null))
    sending.end(bytes)
  })
}

test(
  `[F1] [E-141] ${KILLS} times killed at any moment, what was acknowledged is there, and the file arrives as it was sent`,
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
      const from = await ask(receiver, 'HEAD', id)
      expect(from, 'what was acknowledged').toBeGreaterThanOrEqual(acknowledged)
      // Small steps while there are kills left, so that the file does not arrive before the last one.
      const step = kills < KILLS ? Math.ceil(SIZE / (KILLS + 2)) : SIZE
      const sending = ask(receiver, 'PATCH', id, from ?? 0, file.subarray(from ?? 0, (from ?? 0) + step))
      if (kills < KILLS) {
        await Promise.race([sending, wait(chance.below(40))])
        const ended = once(receiver.child, 'exit')
        receiver.child.kill('SIGKILL')
        kills += 1
        acknowledged = Math.max(acknowledged, (await sending) ?? 0)
        await ended
        receiver = await start()
      } else acknowledged = Math.max(acknowledged, (await sending) ?? 0)
    }
    receiver.child.kill('SIGKILL')
    expect([kills, (await stored())?.received]).toEqual([KILLS, SIZE])
    const arrived = createHash('sha256')
    for await (const part of t.parts.uploads.read(t.siteA.id, id, SIZE)) arrived.update(part)
    expect(arrived.digest('hex')).toBe(createHash('sha256').update(file).digest('hex'))
  },
  60_000 + KILLS * 10_000,
)

import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '../../../tests/support/http.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { newId, openPort, openTrail, stroke, type TestPort } from '../../../tests/support/test-game.ts'
import { createGameCalls } from '../../phone/calls.ts'
import type { Pending } from '../../phone/pending.ts'
import { createSender } from '../../phone/sender.ts'

let t: TestApp
let port: TestPort
let admin: Client
let trail: string[]
beforeAll(async () => {
  t = await openTestApp()
  trail = await openTrail(t.parts, t.siteA)
  port = await openPort(t.app, t.parts)
  admin = new Client({ connectionString: t.adminUrl })
  await admin.connect()
  await admin.query(`create function public.full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/16384/1": No space left on device' using errcode = '53100'; end $$`)
})
afterAll(async () => {
  await admin.end()
  await port.close()
  await t.close()
})

/** As the system says it: a part of the bytes is on the disk, and no more fits. */
async function fillDiskAfter(writes: number) {
  const handle = await open(join(t.folder, 'probe'), 'w')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  let left = writes
  return vi.spyOn(prototype, 'writeFile').mockImplementation(async function (this: FileHandle, data) {
    if (left-- > 0 && data instanceof Uint8Array) return void (await this.write(data))
    await this.write(new Uint8Array(10))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  })
}

const files = async () =>
  (await readdir(join(t.folder, 'media'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).toSorted()
const mediaRows = async () => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute('select id from site.media'))).rows.length

async function upload(bytes: Uint8Array): Promise<{ status: number; text: string }> {
  const cookie = (await t.parts.auth.signIn({ email: 'a@anna.example', password: 'correct horse battery', host: HOST_A, address: '127.0.0.1', userAgent: '' }))?.cookies.map((one) => one.split(';', 1)[0]).join('; ')
  const response = await t.app.request(`http://${HOST_A}/api/v1/media/upload?filename=foto.jpg&isNew=1`, {
    method: 'POST',
    headers: { host: HOST_A, cookie: cookie ?? '', 'content-type': 'application/octet-stream', 'accept-language': 'de' },
    body: Uint8Array.from(bytes),
  })
  return { status: response.status, text: await response.text() }
}

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe('a disk that is full', () => {
  test('a picture is refused with a sentence, nothing of it stays, reading goes on, and later it fits', async () => {
    const before = [await files(), await mediaRows()]
    const full = await fillDiskAfter(0)
    try {
      const { status, text } = await upload(await picture('#336699'))
      const error = { code: 'storageFull', message: expect.stringContaining('Speicherplatz') as string }
      expect([status, JSON.parse(text)]).toEqual([507, expect.objectContaining({ success: false, error: expect.objectContaining(error) as object })])
      expect(text).not.toContain('ENOSPC')
      expect([await files(), await mediaRows()]).toEqual(before)
      await t.parts.purge.purge([`${t.siteA.id}/*`])
      expect((await t.ask('/de/ueber-uns')).status).toBe(200)
    } finally {
      full.mockRestore()
    }
    expect((await upload(await picture('#336699'))).status).toBe(200)
  })

  test('a picture that just fitted is kept and shown, although there is no room for its sizes', async () => {
    const before = await files()
    const full = await fillDiskAfter(1)
    try {
      const { status, text } = await upload(await picture('#993366'))
      expect(status).toBe(200)
      expect((await t.ask((JSON.parse(text) as { media: { publicUrl: string } }).media.publicUrl)).status).toBe(200)
      await t.parts.pictures.settled()
      expect((await files()).filter((file) => !before.includes(file))).toEqual([expect.stringMatching(/originals/)])
    } finally {
      full.mockRestore()
    }
  })

  test('strokes stay on the phone, and count once when there is room again', async () => {
    const [gameId, playerId] = [newId(), newId()]
    await t.ask('/api/v1/game/create', { body: { id: gameId } })
    await t.ask('/api/v1/game/players/add', { body: { gameId, id: playerId, playerName: 'Anna' } })
    let pending: Pending = { changes: [], taps: [1, 2, 3].map(() => ({ ...stroke(trail[0] ?? '', playerId), savedAt: null })) }
    const statuses: number[] = []
    const failures: boolean[] = []
    const sender = createSender({
      calls: createGameCalls(async (path, init) => {
        const answer = await ask({ port: port.port, host: HOST_A, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
        statuses.push(answer.status)
        return new Response(answer.text, { status: answer.status })
      }),
      gameId: () => gameId,
      pending: () => pending,
      keep: (next) => void (pending = next),
      onFailure: ({ isFinal }) => void failures.push(isFinal),
      onDropped: () => {},
      onSent: () => {},
    })
    const scores = async () => {
      const answer = await ask({ port: port.port, host: HOST_A, path: `/api/v1/game/load?id=${gameId}` })
      return [answer.status, (JSON.parse(answer.text) as { holes: { score: number }[] }).holes.map(({ score }) => score)]
    }
    await admin.query('create trigger full_disk before insert or update on urban_golf.operations for each row execute function public.full_disk()')
    try {
      await sender.flush()
      expect([statuses, failures, pending.taps.length, await scores()]).toEqual([[507], [false], 3, [200, []]])
    } finally {
      await admin.query('drop trigger full_disk on urban_golf.operations')
    }
    await sender.flush()
    expect([statuses, await scores()]).toEqual([[507, 200], [200, [3]]])
  })
})

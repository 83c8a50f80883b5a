import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasFfmpeg, makeClip } from '../../../tests/support/clips.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { tusOn } from '../../../tests/support/tus.ts'
import { emptyBin } from '../bin/empty-bin.ts'
import { createFolderObjects } from '../../services/objects/folder-objects.ts'
import { VideoUnusable } from '../../services/videos/videos.ts'
import { join } from 'node:path'
import type { EntryState } from './read-entry.ts'

let t: TestApp
let tus: ReturnType<typeof tusOn>
let clock = Date.now()
beforeAll(async () => {
  t = await openTestApp({ now: () => new Date(clock) })
  vi.spyOn(t.parts.videos, 'isAvailable').mockResolvedValue(true)
  tus = tusOn(t)
})
afterAll(() => t.close())

const entry = async (uploadId: string) => (await (await t.ask(`/api/v1/media/entry?uploadId=${uploadId}`, { who: 'editorA' })).json()) as EntryState
const keys = async (prefix: string) => (await Array.fromAsync(createFolderObjects(join(t.folder, 'media')).list(prefix))).map(({ key }) => key)
const make = (uploadId: string) => t.ask('/api/v1/media/createEntry', { who: 'editorA', body: { uploadId, filename: 'Rundgang.mp4' } })

async function upload(bytes: Uint8Array): Promise<string> {
  const { id } = await tus.begin()
  await make(id)
  const sent = await tus.patch(id, { offset: 0, size: bytes.length, body: Uint8Array.from(bytes) })
  expect(sent.status).toBe(204)
  return id
}

/** All attempts there are, whatever the time between them. */
async function runJobs(uploadId: string): Promise<EntryState> {
  for (let round = 0; round < 4; round += 1) {
    await t.background.round('job')
    await expect
      .poll(async () => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute("select 1 from site.jobs where state = 'running'"))).rows.length, { timeout: 30_000 })
      .toBe(0)
    clock += 3_600_000
  }
  clock = Date.now()
  return entry(uploadId)
}

describe.skipIf(!hasFfmpeg)('a video that was uploaded', () => {
  test('[E-142] [V-221] [V-244] [E-122] becomes ready, plays for visitors as HLS with a picture before it, and its upload is gone', async () => {
    const id = await upload(await makeClip({ seconds: 5, size: '640x360' }))
    const { state, media } = await runJobs(id)
    expect(state).toBe('ready')
    expect(media).toMatchObject({ mediaType: 'video', originalFilename: 'Rundgang.mp4', videoSettings: { source: 'mux', uploadId: id, status: 'ready', aspectRatio: '640:360' } })
    expect([typeof media.blurHash, media.color]).toEqual(['string', expect.stringMatching(/^#/)])
    const poster = await t.ask(media.publicUrl)
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const playlist = await t.ask(`/video/${media.video?.videoId}/index.m3u8`)
    expect([playlist.status, playlist.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl'])
    const variant = (await playlist.text()).split('\n').find((line) => line.endsWith('.m3u8')) ?? ''
    const parts = (await (await t.ask(`/video/${media.video?.videoId}/${variant}`)).text()).split('\n').filter((line) => line.endsWith('.m4s'))
    expect(parts).toHaveLength(2)
    for (const part of parts) expect((await t.ask(`/video/${media.video?.videoId}/${part}`)).status).toBe(200)
    expect([await keys('uploads/'), (await tus.head(id)).status]).toEqual([[], 404])
    const shelf = (await (await t.ask('/api/v1/media?mediaType=video', { who: 'editorA' })).json()) as { media: { id: string }[] }
    expect(shelf.media.map((each) => each.id)).toContain(media.id)
  }, 60_000)

  test('[F1] a store that fails in the middle leaves no row that says ready; the next attempt makes it whole', async () => {
    const id = await upload(await makeClip({ seconds: 5 }))
    const { put } = t.parts.streams
    let puts = 0
    const failing = vi.spyOn(t.parts.streams, 'put').mockImplementation((...given) => ((puts += 1) === 3 ? Promise.reject(new Error('the disk went away')) : put(...given)))
    await t.background.round('job')
    await expect
      .poll(async () => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`select 1 from site.jobs where key = '${id}' and error = 'unexpected'`))).rows.length, {
        timeout: 30_000,
      })
      .toBe(1)
    const { state, media } = await entry(id)
    expect([state, media.videoSettings?.status, (await t.ask(`/video/${media.id}/index.m3u8`)).status]).toEqual(['processing', 'upload', 404])
    const { state: later } = await runJobs(id)
    expect([later, (await t.ask(`/video/${media.id}/index.m3u8`)).status]).toEqual(['ready', 200])
    failing.mockRestore()
  }, 60_000)

  test('[C-38] one that was deleted thirty days ago goes with its stream and its picture', async () => {
    const id = await upload(await makeClip({ seconds: 1 }))
    const { media } = await runJobs(id)
    const left = async () =>
      [...(await keys(`streams/${t.siteA.id}/${media.id}/`)), ...(await keys(`originals/${t.siteA.id}/${media.id}.`)), ...(await keys(`variants/${t.siteA.id}/${media.id}/`))]
        .length
    const binFor = (days: number) =>
      t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`update site.media set deleted_at = now() - interval '${days} days' where id = '${media.id}'`))
    await binFor(29)
    await emptyBin(t.parts)
    expect(await left()).toBeGreaterThan(4)
    await binFor(31)
    await emptyBin(t.parts)
    expect(await left()).toBe(0)
  }, 60_000)

  test('[T3] a playlist that calls itself a film fails for good, names nothing of the server, and leaves no row that says ready', async () => {
    const id = await upload(new TextEncoder().encode('#EXTM3U\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'))
    const { state, failure, media } = await runJobs(id)
    expect([state, failure]).toEqual(['failed', 'videoUnreadable'])
    expect([await keys(`streams/${t.siteA.id}/${media.id}`), await keys(`originals/${t.siteA.id}/${media.id}`)]).toEqual([[], []])
    expect((await t.ask(`/video/${media.id}/index.m3u8`)).status).toBe(404)
  }, 60_000)
})

describe('what does not go at the first time', () => {
  test('is tried three times, then said; asked for again it begins anew', async () => {
    const id = await upload(new TextEncoder().encode('whatever'))
    const prepare = vi.spyOn(t.parts.videos, 'prepare').mockRejectedValue(new Error('the machine is tired'))
    expect(await runJobs(id)).toMatchObject({ state: 'failed', failure: 'unexpected' })
    expect(prepare).toHaveBeenCalledTimes(3)
    expect((await make(id)).status).toBe(200)
    expect(await entry(id)).toMatchObject({ state: 'processing' })
    await runJobs(id)
    expect(prepare).toHaveBeenCalledTimes(6)
    prepare.mockRestore()
  }, 60_000)

  test('because ffmpeg is missing says so, in the log too', async () => {
    const id = await upload(new TextEncoder().encode('whatever'))
    const prepare = vi.spyOn(t.parts.videos, 'prepare').mockRejectedValue(new VideoUnusable('toolMissing'))
    expect(await runJobs(id)).toMatchObject({ state: 'failed', failure: 'toolMissing' })
    expect(prepare).toHaveBeenCalledTimes(1)
    expect(t.logs.join('\n')).toContain('apt-get install ffmpeg')
    prepare.mockRestore()
  }, 60_000)
})

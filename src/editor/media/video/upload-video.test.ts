import { describe, expect, test } from 'vitest'
import { createCall } from '../../../kit/api/call.ts'
import { MAX_VIDEO_BYTES } from '../../../model/upload.ts'
import type { Line } from './send-file.ts'
import { uploadVideo, type VideoProgress } from './upload-video.ts'

const medium = { id: 'm', width: 1, tags: [] }
const film = (name = 'film.mp4', type = 'video/mp4') => new File(['film'], name, { type, lastModified: 1 })

type Server = { directUpload?: object; createEntry?: object; entries?: object[]; status?: Record<string, number> }

function open({ directUpload = { url: '/u', id: 'u' }, createEntry = { media: medium }, entries = [{ state: 'ready' }], status = {} }: Server = {}) {
  const asked: string[] = []
  const answers: Record<string, () => object> = {
    'media/directUpload': () => directUpload,
    'media/createEntry': () => createEntry,
    'media/entry': () => ({ media: medium, progress: 0.5, failure: null, ...(entries.length > 1 ? entries.shift() : entries[0]) }),
  }
  const call = createCall(async (url) => {
    const path = url.replace('/api/v1/', '').split('?')[0] ?? ''
    asked.push(path)
    const code = status[path] ?? 200
    return Response.json(code === 200 ? { success: true, ...answers[path]?.() } : { success: false, error: { code: 'x', message: 'Worte des Servers' } }, { status: code })
  })
  const known = new Map<string, { id: string; url: string }>()
  const kept = {
    find: ({ name, size }: File) => (known.has(name) ? { ...(known.get(name) ?? { id: '', url: '' }), name, size, at: 0, file: name } : null),
    all: () => [],
    keep: ({ name }: Pick<File, 'name'>, place: { id: string; url: string }) => void known.set(name, place),
    forget: (file: string) => void known.delete(file.split('|')[0] ?? ''),
  }
  let time = 0
  let received = 0
  const line: Line = {
    ask: async () => ({ status: 200, offset: received, size: null, message: '' }),
    send: async (bytes) => ({ status: 204, offset: (received += bytes.size), size: null, message: '' }),
  }
  const stop = new AbortController()
  const steps: VideoProgress[] = []
  const pauses: number[] = []
  const parts = {
    call,
    kept: kept as never,
    openLine: () => line,
    signal: stop.signal,
    onProgress: (step: VideoProgress) => void steps.push(step),
    wait: async (ms: number) => void (pauses.push(ms), (time += ms)),
    now: () => time,
  }
  return { asked, known, line, stop, steps, pauses, parts }
}

describe('a video from file to medium', () => {
  test('[E-141] [E-142] place, entry, bytes, then asked every three seconds until it is ready', async () => {
    const t = open({ entries: [{ state: 'processing' }, { state: 'processing' }, { state: 'ready' }] })
    expect(await uploadVideo(t.parts, film())).toEqual({ is: 'ready', medium })
    expect(t.asked).toEqual(['media/directUpload', 'media/createEntry', 'media/entry', 'media/entry', 'media/entry'])
    expect(t.pauses).toEqual([3000, 3000])
    expect(t.steps.map(({ is }) => is)).toEqual(expect.arrayContaining(['beginning', 'uploading', 'processing']))
    expect(t.steps.findLast((step) => step.is === 'uploading')).toMatchObject({ progress: 1 })
    expect(t.known.size).toBe(0)
  })

  test.each([
    ['Failed to fetch the upload URL', { status: { 'media/directUpload': 503 } }, 'Worte des Servers'],
    ['Upload URL or ID missing', { directUpload: {} }, undefined],
    ['Failed to create media entry', { status: { 'media/createEntry': 500 } }, 'Worte des Servers'],
  ] as const)('[E-144] %s', async (reason, server, message) => {
    expect(await uploadVideo(open(server).parts, film())).toEqual({ is: 'failed', reason, ...(message && { message }) })
  })

  test('[E-143] [C-16] the asking ends after ten minutes, and when nobody looks any more', async () => {
    const t = open({ entries: [{ state: 'processing' }] })
    expect(await uploadVideo(t.parts, film())).toEqual({ is: 'failed', local: 'tooLongToPrepare' })
    expect(t.pauses).toHaveLength(200)
    const closed = open({ entries: [{ state: 'processing' }] })
    const { wait } = closed.parts
    const ended = await uploadVideo({ ...closed.parts, wait: async (ms) => (closed.stop.abort(), wait(ms)) }, film())
    expect([ended, closed.pauses.length]).toEqual([{ is: 'stopped' }, 1])
  })

  test('one that was begun before goes on; one the server has forgotten begins anew', async () => {
    const t = open()
    t.known.set('film.mp4', { id: 'old', url: '/old' })
    expect((await uploadVideo(t.parts, film())).is).toBe('ready')
    expect(t.asked).not.toContain('media/directUpload')
    const gone = open()
    gone.known.set('film.mp4', { id: 'old', url: '/old' })
    let isFirst = true
    const openLine = (url: string) =>
      url === '/old' && isFirst ? ((isFirst = false), { ...gone.line, ask: async () => ({ status: 410, offset: null, size: null, message: '' }) }) : gone.line
    expect((await uploadVideo({ ...gone.parts, openLine }, film())).is).toBe('ready')
    expect(gone.asked).toContain('media/directUpload')
  })

  test('what failed in the preparation is told by its class', async () => {
    expect(await uploadVideo(open({ entries: [{ state: 'failed', failure: 'videoTooLong' }] }).parts, film())).toEqual({ is: 'failed', failure: 'videoTooLong' })
  })

  test('what is no video, or too large, is said before a byte is sent', async () => {
    const t = open()
    expect(await uploadVideo(t.parts, film('text.txt', 'text/plain'))).toEqual({ is: 'failed', local: 'notVideo' })
    expect(await uploadVideo(t.parts, Object.defineProperty(film(), 'size', { value: MAX_VIDEO_BYTES + 1 }))).toEqual({ is: 'failed', local: 'tooLarge' })
    expect(t.asked).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { MediaRecord } from '../../../actions/media/present-media.ts'

let t: TestApp
const fetched: string[] = []
beforeAll(async () => {
  t = await openTestApp({ fetchBytes: async (url) => (fetched.push(url), { kind: 'missing' }) })
})
afterAll(() => t.close())

const ID = 'aqz-KE-bpKQ'
const example = { videoId: ID, youtubeUrl: `https://www.youtube.com/watch?v=${ID}`, thumbnailUrl: `https://i.ytimg.com/vi/${ID}/maxresdefault.jpg`, aspectRatio: '16:9' }
const add = async (body: object) => {
  const response = await t.ask('/api/v1/media/youtube', { who: 'editorA', body })
  return { status: response.status, ...((await response.json()) as { media: MediaRecord; error?: { code: string } }) }
}

describe('a link to YouTube', () => {
  test('[E-219] [E-147] becomes a medium by its id, with a picture from this site; twice it is one', async () => {
    const { media } = await add(example)
    expect(media).toMatchObject({ mediaType: 'video', videoSettings: { source: 'youtube', status: 'ready', aspectRatio: '16:9' }, video: { source: 'youtube', videoId: ID } })
    expect(media.publicUrl).toBe(`/media/youtube/${ID}.webp`)
    expect((await add({ ...example, youtubeUrl: `https://youtu.be/${ID}?t=3` })).media.id).toBe(media.id)
  })

  test('[C-17] [T5] the address of a picture that a browser names is never asked', async () => {
    const other = 'eRsGyueVLvQ'
    const { media } = await add({ ...example, videoId: other, youtubeUrl: `https://youtu.be/${other}`, thumbnailUrl: 'http://169.254.169.254/latest/meta-data' })
    await t.ask(media.publicUrl)
    expect(fetched).toEqual([`https://i.ytimg.com/vi/${other}/maxresdefault.jpg`, `https://i.ytimg.com/vi/${other}/hqdefault.jpg`])
  })

  test('[E-146] what names another video, or none, is refused', async () => {
    for (const body of [
      { ...example, videoId: 'aqz-KE-bpK' },
      { ...example, youtubeUrl: 'https://youtu.be/eRsGyueVLvQ' },
      { ...example, youtubeUrl: 'https://evil.example/watch?v=aqz-KE-bpKQ' },
      { ...example, videoId: '../../../etc' },
    ])
      expect(await add(body)).toMatchObject({ status: 400, error: { code: 'youtubeUrlInvalid' } })
    expect((await add({ ...example, aspectRatio: '4:3' })).status).toBe(400)
  })
})

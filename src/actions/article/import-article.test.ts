import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json, startBlog, type Blog } from '../../../tests/support/blog.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

let blog: Blog
let t: TestApp
let without: TestApp
beforeAll(async () => {
  blog = await startBlog()
  t = await openTestApp({ articles: blog.articles })
  without = await openTestApp()
})
afterAll(async () => {
  await t.close()
  await without.close()
  await blog.close()
})

type Answer = { article?: { title: string; teaser: string; url: string; mediaId: string | null }; error?: { code: string; message: string } }
const url = 'https://blog.example.ch/trockene-augen'
const ask = async (app: TestApp, body: unknown = { url }) => {
  const response = await app.ask('/api/v1/article', { who: 'editorA', body })
  return { status: response.status, ...((await response.json()) as Answer) }
}
const isConnected = async (app: TestApp) => ((await (await app.ask('/api/v1/article', { who: 'editorA' })).json()) as { isConnected: boolean }).isConnected

test('[E-187, V-052] an article comes with its words, and its picture is the site’s own; taken over again it is the same one', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  blog.answer('/feed/v1/post-id', json({ post_id: 7 }))
  blog.answer('/feed/v1/post-teaser', json({ status: 'success', posts: [{ title: 'Trockene Augen', teaser: 'Blinzeln hilft.', image: 'https://blog.example.ch/auge' }] }))
  blog.answer('/auge', (_, response) => response.end(picture))
  const first = await ask(t)
  expect(first).toMatchObject({ status: 200, article: { title: 'Trockene Augen', teaser: 'Blinzeln hilft.', url, mediaId: expect.any(String) } })
  expect((await ask(t)).article?.mediaId).toBe(first.article?.mediaId)
  expect((await t.ask(`/api/v1/media/get?mediaId=${first.article?.mediaId}`, { who: 'editorA' })).status).toBe(200)
})

test('a picture that is none costs the picture, not the article', async () => {
  blog.answer('/auge', (_, response) => response.end('<svg onload="alert(1)">'))
  expect(await ask(t)).toMatchObject({ status: 200, article: { mediaId: null } })
})

test('[E-188] no such article and a blog that fails are told apart, in the words of the rule', async () => {
  blog.answer('/feed/v1/post-teaser', (_, response) => response.writeHead(500).end())
  expect(await ask(t)).toMatchObject({ status: 502, error: { code: 'articleFailed', message: 'Die URL konnte nicht geladen werden.' } })
  blog.answer('/feed/v1/post-id', json({ post_id: 0 }))
  expect(await ask(t)).toMatchObject({ status: 404, error: { code: 'articleNotFound', message: 'Could not find article with this URL' } })
  for (const wrong of ['', 'javascript:alert(1)', 'ftp://blog.example.ch/x', '//blog.example.ch', 7]) expect((await ask(t, { url: wrong })).status).toBe(400)
})

test('without a blog the call says so, and finds nothing', async () => {
  expect([await isConnected(t), await isConnected(without)]).toEqual([true, false])
  expect(await ask(without)).toMatchObject({ status: 404, error: { code: 'articleNotFound' } })
})

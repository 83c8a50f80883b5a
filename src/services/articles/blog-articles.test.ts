import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json, startBlog, type Blog } from '../../../tests/support/blog.ts'
import { createGuardedFetch } from '../outside/guarded-fetch.ts'
import { createBlogArticles } from './blog-articles.ts'
import { plainText } from './plain-text.ts'

const PERMALINK = 'https://blog.example.ch/trockene-augen/?lang=de&x=1'
const [ID, TEASER] = ['/feed/v1/post-id', '/feed/v1/post-teaser']

let blog: Blog
beforeAll(async () => {
  blog = await startBlog()
})
beforeEach(() => {
  blog.asked.length = 0
  blog.answer(ID, json({ post_id: 417 }))
  blog.answer(TEASER, json({ status: 'success', posts: [{ title: 'Trockene Augen &#8211; was hilft', teaser: '<p>Viel <b>blinzeln</b>.</p>' }] }))
})
afterAll(() => blog.close())

const reason = () => blog.articles.find(PERMALINK).catch((error: { reason: string }) => error.reason)

describe('[E-187] an article by its address', () => {
  test('the number is asked for by the permalink, then the teaser by the number', async () => {
    expect(await blog.articles.find(PERMALINK)).toEqual({ title: 'Trockene Augen – was hilft', teaser: 'Viel blinzeln .', picture: null })
    expect(blog.asked).toEqual([`${ID}?${new URLSearchParams({ permalink: PERMALINK })}`, `${TEASER}?post_ids=417`])
  })

  test('words as the blog’s own programs give them, and a picture of the same host', async () => {
    blog.answer('/auge.jpg', (_, response) => response.end('bytes'))
    blog.answer(TEASER, json({ status: 200, posts: [{ title: { rendered: 'Auge' }, excerpt: { rendered: 'Kurz' }, image: 'https://blog.example.ch/auge.jpg' }] }))
    expect(await blog.articles.find(PERMALINK)).toEqual({ title: 'Auge', teaser: 'Kurz', picture: { name: 'auge.jpg', bytes: Buffer.from('bytes') } })
  })

  test.each(['https://elsewhere.example/auge.jpg', 'http://blog.example.ch/auge.jpg', 'https://127.0.0.1/auge.jpg', 'nonsense'])(
    'a picture at %s is not fetched, the article comes all the same',
    async (image) => {
      blog.answer(TEASER, json({ status: 'success', posts: [{ title: 'Auge', image }] }))
      expect(await blog.articles.find(PERMALINK)).toMatchObject({ title: 'Auge', picture: null })
      expect(blog.asked).toHaveLength(2)
    },
  )

  test.each([{ post_id: 0 }, { post_id: null }, { post_id: '../1' }, {}, [], null])('%j is no article', async (answer) => {
    blog.answer(ID, json(answer))
    expect(await reason()).toBe('unknown')
    expect(blog.asked).toHaveLength(1)
  })

  const faults: Record<string, RequestListener> = {
    'another host': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end(),
    'an error': (_, response) => response.writeHead(500).end('{}'),
    garbage: (_, response) => response.end('<html>'),
    'half an answer': (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('{"post_id": 4'),
    'too much': (_, response) => response.end(Buffer.alloc(2_100_000, ' ')),
    silence: () => {},
  }

  test.each(Object.entries(faults))('%s in the place of the number is a failure', async (_, listener) => {
    blog.answer(ID, listener)
    expect(await reason()).toBe('failed')
    expect(blog.asked).toHaveLength(1)
  })

  test.each([...Object.entries(faults), ['no posts', json({ status: 'error', posts: [] })] as const, ['no title', json({ status: 'success', posts: [{ title: ' ' }] })] as const])(
    '%s in the place of the teaser is a failure',
    async (_, listener) => {
      blog.answer(TEASER, listener)
      expect(await reason()).toBe('failed')
      expect(blog.asked).toHaveLength(2)
    },
  )

  test('a blog whose name leads inwards is not asked', async () => {
    const inwards = createGuardedFetch({ hosts: ['blog.example.ch'], accept: 'application/json', resolve: async () => [{ address: '169.254.169.254', family: 4 }] })
    await expect(createBlogArticles({ url: 'https://blog.example.ch', fetchBytes: inwards }).find(PERMALINK)).rejects.toMatchObject({ reason: 'failed' })
  })
})

test.each([
  ['<script>alert(1)</script>Text', 'alert(1) Text'],
  ['a &lt;b&gt; &amp;amp; &#x1F441; &unknown; &#0;', 'a <b> &amp; 👁 &unknown;'],
  ['  ', ''],
])('%j is stored as the text %j', (html, text) => expect(plainText(html)).toBe(text))

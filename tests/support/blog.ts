import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBlogArticles } from '../../src/services/articles/blog-articles.ts'
import type { Articles } from '../../src/services/articles/articles.ts'
import { createGuardedFetch } from '../../src/services/outside/guarded-fetch.ts'

const BLOG_HOST = 'blog.example.ch'
const BLOG_URL = `https://${BLOG_HOST}/feed/v1`

export type Blog = { articles: Articles; asked: string[]; answer: (path: string, listener: RequestListener) => void; close: () => Promise<void> }

/** A blog on a port of its own, asked by the product's own guarded way: only where its name leads is the test's. */
export async function startBlog(): Promise<Blog> {
  const answers = new Map<string, RequestListener>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const listener = answers.get((request.url ?? '').split('?')[0] ?? '')
    if (listener) listener(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fetchBytes = createGuardedFetch({
    hosts: [BLOG_HOST],
    accept: 'application/json, image/*',
    timeoutMs: 400,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    send: (url, given, onAnswer) => httpRequest({ ...given, host: url.hostname, path: url.pathname + url.search, port }, onAnswer),
  })
  return {
    articles: createBlogArticles({ url: BLOG_URL, fetchBytes }),
    asked,
    answer: (path, listener) => void answers.set(path, listener),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

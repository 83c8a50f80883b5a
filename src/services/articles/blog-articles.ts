import { z } from 'zod'
import type { FetchBytes, Fetched } from '../outside/fetched.ts'
import { ArticleFailure, type Article, type Articles } from './articles.ts'
import { plainText } from './plain-text.ts'

const LONGEST_TITLE = 300
const LONGEST_TEASER = 2000

const idSchema = z.object({ post_id: z.union([z.number().int().positive(), z.string().regex(/^\d{1,18}$/)]) })
/** As text, or as the blog's own programs give it. */
const wordsSchema = z.union([z.string(), z.object({ rendered: z.string() }).transform(({ rendered }) => rendered)])
const postSchema = z.object({ title: wordsSchema, teaser: wordsSchema.nullish(), excerpt: wordsSchema.nullish(), image: z.string().nullish() })
const teaserSchema = z.object({ status: z.unknown(), posts: z.array(postSchema).min(1) })

type Options = { url: string; fetchBytes: FetchBytes }

/** E-187: first the article's number by its address, then what is told of it. The address itself is never opened. */
export function createBlogArticles({ url, fetchBytes }: Options): Articles {
  const base = url.replace(/\/+$/, '')
  const addressOf = (call: string, query: Record<string, string>) => `${base}/${call}?${new URLSearchParams(query)}`

  async function postId(permalink: string): Promise<string> {
    const answer = await fetchBytes(addressOf('post-id', { permalink }))
    if (answer.kind === 'missing') throw new ArticleFailure('unknown')
    const json = readJson(answer)
    // Blogs say «none» in many ways: 0, false, null, an empty list.
    const found = idSchema.safeParse(json).data
    if (!found) throw new ArticleFailure(json === undefined ? 'failed' : 'unknown')
    return String(found.post_id)
  }

  async function pictureAt(address: string | null | undefined): Promise<Article['picture']> {
    const answer = address ? await fetchBytes(address) : null
    if (!address || answer?.kind !== 'bytes') return null
    return { name: new URL(address).pathname.split('/').at(-1) ?? '', bytes: answer.bytes }
  }

  return {
    async find(permalink) {
      const answer = await fetchBytes(addressOf('post-teaser', { post_ids: await postId(permalink) }))
      const [post] = teaserSchema.safeParse(readJson(answer)).data?.posts ?? []
      const title = plainText(post?.title ?? '').slice(0, LONGEST_TITLE)
      if (!post || title === '') throw new ArticleFailure('failed')
      return { title, teaser: plainText(post.teaser ?? post.excerpt ?? '').slice(0, LONGEST_TEASER), picture: await pictureAt(post.image) }
    },
  }
}

/** Undefined: nothing came, or no JSON. */
function readJson(answer: Fetched): unknown {
  if (answer.kind !== 'bytes') return undefined
  try {
    return JSON.parse(Buffer.from(answer.bytes).toString('utf8'))
  } catch {
    return undefined
  }
}

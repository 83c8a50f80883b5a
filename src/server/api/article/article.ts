import { z } from 'zod'
import { importArticle } from '../../../actions/article/import-article.ts'
import { webAddressSchema } from '../../../model/content/link.ts'
import { defineCall } from '../define-call.ts'

export const articleCalls = [
  defineCall({
    method: 'GET',
    path: 'article',
    summary: 'Whether a blog is connected that articles can be taken from.',
    access: 'editor',
    input: z.strictObject({}),
    answer: z.object({ isConnected: z.boolean() }),
    example: {},
    run: async ({ articles }) => ({ fields: { isConnected: articles !== null } }),
  }),
  defineCall({
    method: 'POST',
    path: 'article',
    summary: 'Asks the connected blog for an article by its address. Its picture becomes one of the site’s; what is done with the words is up to the editor.',
    access: 'editor',
    input: z.strictObject({ url: webAddressSchema }),
    answer: z.object({ article: z.object({ url: z.string(), title: z.string(), teaser: z.string(), mediaId: z.string().nullable() }) }),
    example: { url: 'https://blog.example.ch/trockene-augen' },
    run: async (context, input) => ({ fields: await importArticle(context, input) }),
  }),
]

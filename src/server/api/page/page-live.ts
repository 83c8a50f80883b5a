import { z } from 'zod'
import { followPage } from '../../../actions/page/follow.ts'
import { readScreen } from '../../../actions/screen/read-screen.ts'
import { sayPresence } from '../../../actions/page/say-presence.ts'
import { localeSchema } from '../../../model/locales.ts'
import { idSchema } from '../../../model/id-schema.ts'
import { linksIn } from '../../../site/href-for.ts'
import { defineCall } from '../define-call.ts'
import { example, ids, pageInput, screenShape } from './shapes.ts'

/** One open page in one tab. */
const session = z.string().regex(/^[0-9a-zA-Z-]{8,40}$/)
const sample = '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a12'
const MOST_GROUPS = 100

export const pageLiveCalls = [
  defineCall({
    method: 'GET',
    path: 'page/live',
    summary: 'A stream of what others change on a page, beginning after the given number, and of who else has it open.',
    access: 'editor',
    input: pageInput.extend({ session, after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
    answer: z.object({}),
    ids,
    example: { ...example, session: sample },
    run: async (context, input, { cookie, host }) => ({ follow: followPage(context, input, { cookie, host }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/presence',
    summary: 'Tells the others on a page in which section somebody works; nothing of it is kept.',
    access: 'editor',
    input: pageInput.extend({ session, groupId: idSchema.nullable() }),
    answer: z.object({}),
    ids,
    example: { ...example, session: sample, groupId: null },
    run: async (context, input) => {
      await sayPresence(context, input)
      return { fields: {} }
    },
  }),
  defineCall({
    method: 'GET',
    path: 'page/screen',
    summary: 'What some sections of a page need on screen besides their own content: pictures, addresses and loaded data.',
    access: 'editor',
    input: pageInput.extend({ groupIds: z.string().max(MOST_GROUPS * 27), locale: localeSchema }),
    answer: z.object(screenShape),
    ids,
    example: { ...example, groupIds: '1123456789abcdefghjkmnpqrs', locale: 'de' },
    async run(context, { groupIds, ...input }) {
      const { media, addresses, data } = await readScreen(context, { ...input, groupIds: groupIds.split(',') })
      return { fields: { media, data, links: linksIn(addresses, { locale: input.locale, mode: 'edit' }) } }
    },
  }),
]

import { z } from 'zod'
import { addPage } from '../../../actions/pages/add-page.ts'
import { findLinks } from '../../../actions/page/find-links.ts'
import { getPage } from '../../../actions/page/get-page.ts'
import { readPageInfo, savePageInfo } from '../../../actions/pages/page-info.ts'
import { removePage } from '../../../actions/pages/remove-page.ts'
import { revertAll } from '../../../actions/page/revert-all.ts'
import { MAX_PAGE_PASSWORD, MIN_PAGE_PASSWORD } from '../../../actions/page/set-password.ts'
import { idSchema } from '../../../model/id-schema.ts'
import { localeSchema } from '../../../model/locales.ts'
import { groupSchema } from '../../../model/page/group-schema.ts'
import { pageThingSchema } from '../../../model/page/page-thing.ts'
import { itemStatusSchema } from '../../../model/page/status.ts'
import { defineCall } from '../define-call.ts'
import { example, ids, pageInput } from './shapes.ts'

const commandId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{8,64}$/)
  .optional()
const text = z.string().max(1000)
const words = z.union([text, z.partialRecord(localeSchema, text)])
const namedPage = pageThingSchema.extend({ id: z.string() })
const command = '7b0a4f1e-2c55-4f0e-9d7a-1f7f3f2c9a13'

export const pageInfoCalls = [
  defineCall({
    method: 'POST',
    path: 'page/add',
    summary:
      'Makes a page as a draft, on its own or in a collection, with the given sections or one that has its name as title. With an id of the caller’s, repeating the call makes it once.',
    access: 'editor',
    input: z.strictObject({
      collectionName: z.string().max(60).nullable().default(null),
      initialMeta: z.strictObject({ name: words, description: words.optional(), slug: z.string().max(200).optional() }),
      lang: localeSchema,
      initialGroups: z
        .array(z.union([groupSchema, z.string().min(1).max(60)]))
        .max(60)
        .optional(),
      id: idSchema.optional(),
      commandId,
    }),
    answer: z.object({ page: namedPage }),
    example: { collectionName: null, initialMeta: { name: 'Über uns' }, lang: 'de', initialGroups: ['hero'], id: '3123456789abcdefghjkmnpqrs', commandId: command },
    run: async (context, input) => ({ fields: await addPage(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/remove',
    summary: 'Puts a page into the bin, where it stays for thirty days, and takes it out of the menu. Visitors no longer find it; the home page is refused.',
    access: 'editor',
    input: pageInput.extend({ commandId }),
    answer: z.object({ id: z.string() }),
    ids,
    example,
    run: async (context, input) => ({ fields: await removePage(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'page/info',
    summary: 'What is known of a page besides its content: with a language what is said in it, without one everything.',
    access: 'editor',
    input: pageInput.extend({ lang: localeSchema.optional() }),
    answer: z.object({ info: z.unknown() }),
    ids,
    example: { ...example, lang: 'de' },
    run: async (context, input) => ({ fields: await readPageInfo(context, input) }),
  }),
  ...(['POST', 'PUT'] as const).map((method) =>
    defineCall({
      method,
      path: 'page/info',
      summary: 'Changes name, description and address of a page in one language, its languages and its password. Acts at once; former addresses lead on.',
      access: 'editor',
      input: pageInput.extend({
        lang: localeSchema,
        slug: z.string().max(200).optional(),
        meta: z
          .strictObject({
            name: text.optional(),
            description: text.optional(),
            disallowedLanguages: z.array(localeSchema).max(20).optional(),
            password: z.string().trim().min(MIN_PAGE_PASSWORD).max(MAX_PAGE_PASSWORD).nullable().optional(),
          })
          .optional(),
        commandId,
      }),
      answer: z.object({ info: z.unknown() }),
      ids,
      example: { ...example, lang: 'de', slug: 'ueber-uns', meta: { name: 'Über uns', description: 'Wer wir sind.' }, commandId: command },
      run: async (context, input) => ({ fields: await savePageInfo(context, input) }),
    }),
  ),
  defineCall({
    method: 'GET',
    path: 'page/get',
    summary: 'One page with its sections and all they hold, as editors see it.',
    access: 'editor',
    input: pageInput.extend({ lang: localeSchema.optional() }),
    answer: z.object({ page: namedPage.extend({ groups: z.array(z.unknown()), revisions: z.record(z.string(), z.number()) }) }),
    ids,
    example,
    run: async (context, input) => ({ fields: await getPage(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'page/status',
    summary: 'Whether a page is a draft, published, archived or waits for its deletion.',
    access: 'editor',
    input: pageInput,
    answer: z.object({ status: itemStatusSchema }),
    ids,
    example,
    run: async (context, input) => {
      const { page } = await getPage(context, input)
      return { fields: { status: page.status } }
    },
  }),
  defineCall({
    method: 'GET',
    path: 'page/links',
    summary: 'Every place of the site that leads to a page, besides the menu.',
    access: 'editor',
    input: pageInput,
    answer: z.object({
      places: z.array(z.object({ pageId: z.string(), name: z.partialRecord(localeSchema, z.string()), type: z.string(), slot: z.string().nullable(), isLive: z.boolean() })),
      isBooking: z.boolean(),
    }),
    ids,
    example,
    run: async (context, input) => ({ fields: await findLinks(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/revertAll',
    summary: 'Discards everything that was not published, on every page of the site. Each draft is kept as a version first.',
    access: 'admin',
    input: z.strictObject({ confirm: z.literal(true) }),
    answer: z.object({ reverted: z.array(z.string()) }),
    example: { confirm: true },
    run: async (context) => ({ fields: await revertAll(context) }),
  }),
]

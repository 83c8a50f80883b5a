import { z } from 'zod'
import { translationBoard } from '../../../actions/translation/board.ts'
import { pageStates, pageTexts } from '../../../actions/translation/page-texts.ts'
import { reviewText } from '../../../actions/translation/review-text.ts'
import { translateField } from '../../../actions/translation/translate-field.ts'
import { cancelTranslation, RUN_STATES, translatePages, translationRun } from '../../../actions/translation/translate-pages.ts'
import { saveWords } from '../../../actions/translation/save-words.ts'
import { translateWords } from '../../../actions/translation/translate-words.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { richTextSchema } from '../../../model/content/rich-text.ts'
import { WRITERS } from '../../../model/content/written.ts'
import { localeSchema } from '../../../model/locales.ts'
import { WORDS_OF } from '../../../model/translation/words-place.ts'
import { TEXT_STATES } from '../../../model/translation/text-state.ts'
import { defineCall } from '../define-call.ts'
import { example, ids, pageInput } from '../page/shapes.ts'

const stateSchema = z.enum(TEXT_STATES)
const place = { pageId: z.string().min(1).max(40), fieldId: z.string().min(1).max(80) }
const commandId = z
  .string()
  .regex(/^[0-9a-zA-Z-]{8,64}$/)
  .optional()
const wordsIdInput = z.string().min(1).max(80)
const placeIds = { pageId: 'page', fieldId: 'field' } as const
const placeExample = { pageId: '0123456789abcdefghjkmnpqrs', fieldId: '1123456789abcdefghjkmnpqrs:title' }

const textSchema = z.object({
  groupId: z.string(),
  section: z.string(),
  slot: z.string(),
  revision: z.number(),
  languages: z.array(z.object({ locale: localeSchema, state: stateSchema, text: z.string().nullable(), rich: richTextSchema.nullable() })),
})

const wordsSchema = z.object({
  id: z.string(),
  of: z.enum(WORDS_OF),
  section: z.string().nullable(),
  languages: z.array(z.object({ locale: localeSchema, state: stateSchema, text: z.string().nullable() })),
})
const savedWordsSchema = z.object({ facts: z.array(factSchema), act: z.object({ kind: z.string(), version: z.number(), body: z.unknown() }) })

const countsSchema = z.record(stateSchema, z.number())
const nothing = z.strictObject({})

export const translationCalls = [
  defineCall({
    method: 'POST',
    path: 'translation',
    summary: 'Translates one text into one language, first from what the site translated before, then by the connected service. Where that fails nothing changes.',
    access: 'editor',
    input: z.strictObject({
      ...place,
      from: localeSchema,
      to: localeSchema,
      commandId,
    }),
    answer: z.object({ facts: z.array(factSchema), by: z.enum(WRITERS) }),
    ids: placeIds,
    example: { ...placeExample, from: 'de', to: 'en' },
    run: async (context, input) => ({ fields: await translateField(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'translation/words',
    summary:
      'Words of a page that stand in no section: its name and description, what its pictures show, how the menu calls it. With a text they are stored, with a language they are translated from it.',
    access: 'editor',
    input: z.union([
      z.strictObject({ pageId: place.pageId, id: wordsIdInput, to: localeSchema, text: z.string().max(500), commandId }),
      z.strictObject({ pageId: place.pageId, id: wordsIdInput, to: localeSchema, from: localeSchema, commandId }),
    ]),
    answer: savedWordsSchema,
    ids: { pageId: 'page' },
    example: { pageId: placeExample.pageId, id: 'name', to: 'en', text: 'About us' },
    run: async (context, input) => ({ fields: 'text' in input ? await saveWords(context, input) : await translateWords(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'translation/review',
    summary: 'Says that a person has read a text in one language, as it was with this revision.',
    access: 'editor',
    input: z.strictObject({ ...place, locale: localeSchema, revision: z.number().int().min(0).max(1_000_000_000) }),
    answer: z.object({}),
    ids: placeIds,
    example: { ...placeExample, locale: 'en', revision: 3 },
    async run(context, input) {
      await reviewText(context, input)
      return {}
    },
  }),
  defineCall({
    method: 'GET',
    path: 'translation/page',
    summary: 'Every text of a page in all its languages, and whether it is missing, outdated, a machine’s, reviewed or written.',
    access: 'editor',
    input: pageInput,
    answer: z.object({ texts: z.array(textSchema), words: z.array(wordsSchema), main: localeSchema, isConnected: z.boolean() }),
    ids,
    example,
    run: async (context, input) => ({ fields: await pageTexts(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'translation/states',
    summary: 'How far each text of a page is in each language, without the words.',
    access: 'editor',
    input: pageInput,
    answer: z.object({ fields: z.array(z.object({ id: z.string(), revision: z.number(), states: z.partialRecord(localeSchema, stateSchema) })) }),
    ids,
    example,
    run: async (context, input) => ({ fields: await pageStates(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'translation/board',
    summary: 'How far each page is in each language.',
    access: 'editor',
    input: nothing,
    answer: z.object({
      pages: z.array(
        z.object({
          id: z.string(),
          collection: z.string().nullable(),
          status: z.string(),
          name: z.partialRecord(localeSchema, z.string()),
          counts: z.partialRecord(localeSchema, countsSchema),
        }),
      ),
      locales: z.array(localeSchema),
      main: localeSchema,
      isConnected: z.boolean(),
    }),
    example: {},
    run: async (context) => ({ fields: await translationBoard(context) }),
  }),
  defineCall({
    method: 'POST',
    path: 'translation/pages',
    summary: 'Begins to translate what is missing or outdated on several pages; it goes on when nobody watches. Only one such run of a site is under way at a time.',
    access: 'editor',
    input: z.strictObject({
      pageIds: z.array(z.string().min(1).max(40)).min(1).max(1000),
      to: z.array(localeSchema).min(1).max(10),
      states: z
        .array(z.enum(['missing', 'outdated']))
        .min(1)
        .max(2),
    }),
    answer: z.object({ isStarted: z.boolean() }),
    example: { pageIds: ['0123456789abcdefghjkmnpqrs'], to: ['en'], states: ['missing'] },
    run: async (context, input) => ({ fields: await translatePages(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'translation/run',
    summary: 'How far the last run over several pages has come.',
    access: 'editor',
    input: nothing,
    answer: z.object({ state: z.enum(RUN_STATES), done: z.number(), total: z.number() }),
    example: {},
    run: async (context) => ({ fields: await translationRun(context) }),
  }),
  defineCall({
    method: 'DELETE',
    path: 'translation/run',
    summary: 'Ends the run over several pages; what is translated stays.',
    access: 'editor',
    input: nothing,
    answer: z.object({}),
    example: {},
    async run(context) {
      await cancelTranslation(context)
      return {}
    },
  }),
]

import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import { factSchema } from '../../model/commands/facts.ts'
import { richTextSchema } from '../../model/content/rich-text.ts'
import { WRITERS } from '../../model/content/written.ts'
import { localeSchema, type Locale } from '../../model/locales.ts'
import { WORDS_OF } from '../../model/translation/words-place.ts'
import { TEXT_STATES } from '../../model/translation/text-state.ts'

const ok = { success: z.literal(true) }
const doneSchema = z.object(ok)
const stateSchema = z.enum(TEXT_STATES)

const languageSchema = z.object({ locale: localeSchema, state: stateSchema, text: z.string().nullable(), rich: richTextSchema.nullable() })
const textSchema = z.object({ groupId: z.string(), section: z.string(), slot: z.string(), revision: z.number(), languages: z.array(languageSchema) })
const wordsSchema = z.object({
  id: z.string(),
  of: z.enum(WORDS_OF),
  section: z.string().nullable(),
  languages: z.array(z.object({ locale: localeSchema, state: stateSchema, text: z.string().nullable() })),
})
const textsSchema = z.object({ ...ok, texts: z.array(textSchema), words: z.array(wordsSchema), main: localeSchema, isConnected: z.boolean() })

export type LanguageText = z.infer<typeof languageSchema>
export type PageText = z.infer<typeof textSchema>
export type PageWords = z.infer<typeof wordsSchema>
export type PageTexts = Omit<z.infer<typeof textsSchema>, 'success'>

const countsSchema = z.object({ missing: z.number(), outdated: z.number(), machine: z.number(), reviewed: z.number(), written: z.number() })
const boardPageSchema = z.object({
  id: z.string(),
  collection: z.string().nullable(),
  status: z.string(),
  name: z.partialRecord(localeSchema, z.string()),
  counts: z.partialRecord(localeSchema, countsSchema),
})
const boardSchema = z.object({ ...ok, pages: z.array(boardPageSchema), locales: z.array(localeSchema), main: localeSchema, isConnected: z.boolean() })

export type BoardPage = z.infer<typeof boardPageSchema>
export type Board = Omit<z.infer<typeof boardSchema>, 'success'>

const runSchema = z.object({ ...ok, state: z.enum(['none', 'waiting', 'running', 'done', 'cancelled', 'textsLeft', 'serviceFailed']), done: z.number(), total: z.number() })
export type TranslationRun = Omit<z.infer<typeof runSchema>, 'success'>

type FieldPlace = { pageId: string; fieldId: string }

export const readPageTexts = (call: Call, id: string) => call.get('translation/page', { id }, textsSchema)
const statesSchema = z.object({ ...ok, fields: z.array(z.object({ id: z.string(), revision: z.number(), states: z.partialRecord(localeSchema, stateSchema) })) })
export type FieldStates = z.infer<typeof statesSchema>['fields'][number]

export const readStates = (call: Call, id: string) => call.get('translation/states', { id }, statesSchema)
export const readBoard = (call: Call) => call.get('translation/board', {}, boardSchema)
export const translateField = (call: Call, given: FieldPlace & { from: Locale; to: Locale; commandId: string }) =>
  call.post('translation', given, z.object({ ...ok, facts: z.array(factSchema), by: z.enum(WRITERS) }))
export const reviewText = (call: Call, given: FieldPlace & { locale: Locale; revision: number }) => call.post('translation/review', given, doneSchema)
export const startRun = (call: Call, given: { pageIds: readonly string[]; to: readonly Locale[]; states: readonly ('missing' | 'outdated')[] }) =>
  call.post('translation/pages', given, z.object({ ...ok, isStarted: z.boolean() }))
export const readRun = (call: Call) => call.get('translation/run', {}, runSchema)
export const stopRun = (call: Call) => call.delete('translation/run', doneSchema)

import { z } from 'zod'
import { listChanges } from '../../../actions/page/list-changes.ts'
import { publicationStatus } from '../../../actions/page/publication-status.ts'
import { publishPage } from '../../../actions/page/publish.ts'
import { revertPage } from '../../../actions/page/revert.ts'
import { MAX_PAGE_PASSWORD, MIN_PAGE_PASSWORD, setPagePassword } from '../../../actions/page/set-password.ts'
import { translationStatus } from '../../../actions/page/translation-status.ts'
import { unpublishPage } from '../../../actions/page/unpublish.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { localeSchema } from '../../../model/locales.ts'
import { itemStatusSchema } from '../../../model/page/status.ts'
import { defineCall } from '../define-call.ts'
import { actSchema, example, ids, pageInput } from './shapes.ts'

/** With a command id of the caller's, repeating the call acts once. */
const commandInput = pageInput.extend({
  commandId: z
    .string()
    .regex(/^[0-9a-zA-Z-]{8,64}$/)
    .optional(),
})
/** For this once, whatever the site is set to: complete languages go out, the others keep their texts. */
const once = { policy: z.enum(['perLanguage']).optional() }
const localized = z.partialRecord(localeSchema, z.string())
const draftShape = z.object({
  id: z.string(),
  collection: z.string().nullable(),
  status: itemStatusSchema,
  slugs: localized,
  name: localized,
  isAllowed: z.boolean(),
  missing: z.number(),
  held: z.array(localeSchema),
})
const told = { status: itemStatusSchema, facts: z.array(factSchema) }

export const pageCalls = [
  defineCall({
    method: 'POST',
    path: 'page/publish',
    summary:
      'Makes the working state of a page the one that visitors see. While translations are missing it is refused, or languages that lack some stay as they are, as the site is set or as this call says.',
    access: 'editor',
    input: commandInput.extend(once),
    answer: z.object({ version: z.number(), held: z.array(localeSchema), isFirst: z.boolean(), ...told }),
    ids,
    example,
    run: async (context, input) => ({ fields: await publishPage(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/unpublish',
    summary: 'Takes the last publication back: visitors see the version before it again, and what was published is the draft again.',
    access: 'editor',
    input: commandInput.extend({ version: z.number().int().min(1).max(1_000_000_000) }),
    answer: z.object({ version: z.number(), ...told }),
    ids,
    example: { ...example, version: 2 },
    run: async (context, input) => ({ fields: await unpublishPage(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/revert',
    summary: 'Discards everything on a page that was not published.',
    access: 'editor',
    input: commandInput,
    answer: z.object({ content: z.unknown(), revisions: z.record(z.string(), z.number()), ...told }),
    ids,
    example,
    run: async (context, input) => ({ fields: await revertPage(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'page/status/publication',
    summary:
      'How many fields, groups and pages a publication would change, how many things a person would say were changed, how many of them could go out now, and which sections and cards they are in.',
    access: 'editor',
    input: pageInput,
    answer: z.object({ fields: z.number(), groups: z.number(), pages: z.number(), things: z.number(), ready: z.number(), changed: z.array(z.string()) }),
    ids,
    example,
    run: async (context, input) => ({ fields: await publicationStatus(context, input) }),
  }),
  defineCall({
    method: 'GET',
    path: 'page/status/translation',
    summary: 'How many texts each language of the site lacks on a page.',
    access: 'editor',
    input: pageInput,
    answer: z.object({ translations: z.partialRecord(localeSchema, z.number()) }),
    ids,
    example,
    run: async (context, input) => ({ fields: { translations: await translationStatus(context, input) } }),
  }),
  defineCall({
    method: 'GET',
    path: 'page/changes',
    summary: 'What a publication would change for visitors, as changes that lead from the published page to the next.',
    access: 'editor',
    input: pageInput.extend(once),
    answer: z.object({
      isFirst: z.boolean(),
      isAllowed: z.boolean(),
      acts: z.array(actSchema),
      held: z.array(localeSchema),
      opened: z.array(localeSchema),
      closed: z.array(localeSchema),
      elsewhere: z.array(draftShape),
    }),
    ids,
    example,
    run: async (context, input) => ({ fields: await listChanges(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/password',
    summary: 'Protects a page with a password, replaces it, or removes it with null. Acts at once and closes the page to everybody who opened it before.',
    access: 'editor',
    input: z.strictObject({ pageId: z.string().min(1).max(40), password: z.string().trim().min(MIN_PAGE_PASSWORD).max(MAX_PAGE_PASSWORD).nullable() }),
    answer: z.object({ isProtected: z.boolean(), facts: z.array(factSchema) }),
    ids: { pageId: 'page' },
    example: { pageId: example.id, password: 'nur für Mitglieder' },
    run: async (context, input) => ({ fields: await setPagePassword(context, input) }),
  }),
]

import { z } from 'zod'
import { publicationStatus } from '../../../actions/page/publication-status.ts'
import { publishPage } from '../../../actions/page/publish.ts'
import { revertPage } from '../../../actions/page/revert.ts'
import { MAX_PAGE_PASSWORD, MIN_PAGE_PASSWORD, setPagePassword } from '../../../actions/page/set-password.ts'
import { factSchema } from '../../../model/commands/facts.ts'
import { itemStatusSchema } from '../../../model/page/status.ts'
import { defineCall } from '../define-call.ts'

/** Any short text: an id that cannot exist gets the same answer as one that does not. */
const pageInput = z.strictObject({ id: z.string().min(1).max(40) })
/** With a command id of the caller's, repeating the call acts once. */
const commandInput = pageInput.extend({
  commandId: z
    .string()
    .regex(/^[0-9a-zA-Z-]{8,64}$/)
    .optional(),
})
const told = { status: itemStatusSchema, facts: z.array(factSchema) }
const ids = { id: 'page' } as const
const example = { id: '0123456789abcdefghjkmnpqrs' }

export const pageCalls = [
  defineCall({
    method: 'POST',
    path: 'page/publish',
    summary: 'Makes the working state of a page the one that visitors see, in all languages at once.',
    access: 'editor',
    input: commandInput,
    answer: z.object({ version: z.number(), ...told }),
    ids,
    example,
    run: async (context, input) => ({ fields: await publishPage(context, input) }),
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
    summary: 'How many fields, groups and pages a publication would change.',
    access: 'editor',
    input: pageInput,
    answer: z.object({ fields: z.number(), groups: z.number(), pages: z.number() }),
    ids,
    example,
    run: async (context, input) => ({ fields: await publicationStatus(context, input) }),
  }),
  defineCall({
    method: 'POST',
    path: 'page/password',
    summary: 'Protects a page with a password, replaces it, or removes it with null. Acts at once and closes the page to everybody who opened it before.',
    access: 'editor',
    input: z.strictObject({ pageId: z.string().min(1).max(40), password: z.string().trim().min(MIN_PAGE_PASSWORD).max(MAX_PAGE_PASSWORD).nullable() }),
    answer: z.object({ isProtected: z.boolean() }),
    ids: { pageId: 'page' },
    example: { pageId: example.id, password: 'nur für Mitglieder' },
    run: async (context, input) => ({ fields: await setPagePassword(context, input) }),
  }),
]

import { z } from 'zod'
import { listChangelog } from '../../../actions/changelog/list.ts'
import { markChangelogSeen } from '../../../actions/changelog/mark-seen.ts'
import { editorLocaleSchema } from '../../../model/locales.ts'
import { defineCall } from '../define-call.ts'

const MOST_DATES = 500

export const changelogCalls = [
  defineCall({
    method: 'GET',
    path: 'changelog',
    summary: 'What is new in the editor, newest first: what this editor has not seen yet, or with showAll everything.',
    access: 'editor',
    input: z.strictObject({ language: editorLocaleSchema.default('de'), showAll: z.enum(['', 'true', 'false']).default('false') }),
    answer: z.object({ data: z.array(z.object({ date: z.string(), de: z.string(), fr: z.string(), text: z.string() })) }),
    example: { language: 'de', showAll: 'true' },
    run: async (context, { language, showAll }) => ({ fields: await listChangelog(context, { language, isAll: showAll !== 'false' }) }),
  }),
  defineCall({
    method: 'POST',
    path: 'changelog',
    summary: 'Marks the entries of these dates as seen by this editor.',
    access: 'editor',
    input: z.strictObject({ dates: z.array(z.iso.date()).max(MOST_DATES) }),
    answer: z.object({}),
    example: { dates: ['2026-11-02'] },
    run: async (context, { dates }) => {
      await markChangelogSeen(context, dates)
      return {}
    },
  }),
]

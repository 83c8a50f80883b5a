import { z } from 'zod'
import type { Call } from '../../kit/api/call.ts'
import type { EditorLocale } from '../../model/locales.ts'

const listAnswer = z.object({ success: z.literal(true), data: z.array(z.object({ date: z.string(), text: z.string() })) })
const doneAnswer = z.object({ success: z.literal(true) })

export const readChangelog = (call: Call, language: EditorLocale, isAll: boolean) => call.get('changelog', { language, showAll: String(isAll) }, listAnswer)
export const markChangelogSeen = (call: Call, dates: readonly string[]) => call.post('changelog', { dates }, doneAnswer)

import type { CallFailure } from '../../kit/api/call.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { fieldOn } from '../../model/commands/desk.ts'
import type { FieldContent } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import type { Workbench } from '../workbench.ts'
import { translateField } from './translation-calls.ts'
import { newId } from '../state/new-id.ts'

export type TextPlace = { pageId: string; groupId: string; slot: string }

type Bench = Pick<Workbench, 'call' | 'data' | 'history' | 'hear'>

/** One text into one language; null, or why not. On the open page it is shown at once, and undo brings back what stood there. */
export async function translateText(bench: Bench, { pageId, groupId, slot }: TextPlace, from: Locale, to: Locale): Promise<CallFailure | null> {
  const { call, data, history, hear } = bench
  const isOpen = pageId === data.page.id
  const before = isOpen ? inLanguage(fieldOn(history.confirmed(), groupId, slot)?.content, to) : null
  const answer = await translateField(call, { pageId, fieldId: fieldId(groupId, slot), from, to, commandId: newId() })
  if (!answer.ok) return answer
  if (!isOpen) return null
  hear({ pageId, facts: answer.value.facts })
  const after = inLanguage(fieldOn(history.confirmed(), groupId, slot)?.content, to)
  if (after) history.remember([fieldContent.act({ groupId, slot, before: before ?? emptied(after), after })])
  return null
}

function inLanguage(content: FieldContent | undefined, locale: Locale): FieldContent | null {
  if (content?.type === 'localizedSingleValue') return { type: content.type, data: { [locale]: content.data[locale] ?? null } }
  if (content?.type === 'localizedRichText') return { type: content.type, data: { [locale]: content.data[locale] ?? null } }
  return null
}

function emptied(content: FieldContent): FieldContent {
  if (content.type === 'localizedSingleValue' || content.type === 'localizedRichText')
    return { type: content.type, data: Object.fromEntries(Object.keys(content.data).map((locale) => [locale, null])) }
  return content
}

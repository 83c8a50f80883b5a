import type { Act } from '../../model/commands/define-command.ts'
import { findGroup, type Desk } from '../../model/commands/desk.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import type { FieldContent, RichValue } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { findDefinition } from '../../sections/definitions.ts'

export type TextEdit = { fieldId: string; locale: Locale; before: string | null; after: string | null }

/** A typed text as a change: of one language, or of the one value that all languages share. */
export function textAct(desk: Desk, { fieldId, locale, before, after }: TextEdit): Act | null {
  const place = parseFieldId(fieldId)
  const group = place && findGroup(desk, place.groupId)
  if (!place || !group) return null
  const slots: Readonly<Record<string, { contentType: FieldContent['type'] } | undefined>> = findDefinition(group.type)?.slots ?? {}
  const isShared = slots[place.slot]?.contentType === 'single'
  const content = (text: string | null): FieldContent => (isShared ? { type: 'single', data: text } : { type: 'localizedSingleValue', data: { [locale]: text } })
  return fieldContent.act({ ...place, before: content(before), after: content(after) })
}

export type RichEdit = { fieldId: string; locale: Locale; before: RichValue | null; after: RichValue | null }

export function richAct({ fieldId, locale, before, after }: RichEdit): Act | null {
  const place = parseFieldId(fieldId)
  const content = (value: RichValue | null): FieldContent => ({ type: 'localizedRichText', data: { [locale]: value } })
  return place && fieldContent.act({ ...place, before: content(before), after: content(after) })
}

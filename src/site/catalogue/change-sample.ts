import { emptyField, textIn, type FieldContent } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { SlotDefinition } from '../../sections/define-section.ts'
import { richLines } from './sample-group.ts'

/** Sample content is German; what is typed over it is kept in the same place. */
const LOCALE = 'de'

function textContent(type: FieldContent['type'], text: string): FieldContent {
  switch (type) {
    case 'single':
      return { type, data: text }
    case 'localizedSingleValue':
      return { type, data: { [LOCALE]: text } }
    case 'localizedRichText':
      return { type, data: { [LOCALE]: richLines(text) } }
    case 'media':
      return { type, data: null }
  }
}

export function readText(group: Group, slot: string): string {
  return textIn(group.fields[slot], LOCALE) ?? ''
}

function withContent(group: Group, slot: string, content: FieldContent): Group {
  const field = group.fields[slot] ?? emptyField(content.type)
  return { ...group, fields: { ...group.fields, [slot]: { ...field, content } } }
}

export function writeText(group: Group, slot: string, { contentType }: SlotDefinition, text: string): Group {
  return withContent(group, slot, textContent(contentType, text))
}

export function choosePicture(group: Group, slot: string, mediaId: string | null): Group {
  return withContent(group, slot, { type: 'media', data: mediaId })
}

export function setOption(group: Group, key: string, value: unknown): Group {
  return { ...group, options: { ...group.options, [key]: value } }
}

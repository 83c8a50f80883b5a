import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { localeSchema, type Locale } from '../locales.ts'
import { linkSchema } from './link.ts'
import { richTextSchema } from './rich-text.ts'
import { isEmptyText } from './text.ts'

export const MAX_TEXT = 10_000

const textSchema = z.string().max(MAX_TEXT).nullable()
const localizedTextSchema = z.partialRecord(localeSchema, textSchema)

const richValueSchema = z.strictObject({ json: richTextSchema, text: z.string().max(200_000) })

export const fieldContentSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single'), data: textSchema }),
  z.strictObject({ type: z.literal('localizedSingleValue'), data: localizedTextSchema }),
  z.strictObject({ type: z.literal('localizedRichText'), data: z.partialRecord(localeSchema, richValueSchema.nullable()) }),
  z.strictObject({ type: z.literal('media'), data: idSchema.nullable() }),
])

export type FieldContent = z.infer<typeof fieldContentSchema>
export const CONTENT_TYPES = ['single', 'localizedSingleValue', 'localizedRichText', 'media'] as const satisfies readonly FieldContent['type'][]
export type ContentType = FieldContent['type']
export type RichValue = z.infer<typeof richValueSchema>
export type LocalizedText = Partial<Record<Locale, string | null>>

export const fieldOptionsSchema = z.strictObject({
  link: linkSchema.nullish(),
  alt: localizedTextSchema.nullish(),
})

export const fieldSchema = z.strictObject({ content: fieldContentSchema, options: fieldOptionsSchema, visible: z.boolean() })

export type Field = z.infer<typeof fieldSchema>

export function emptyContent(type: ContentType): FieldContent {
  if (type === 'single' || type === 'media') return { type, data: null }
  return { type, data: {} }
}

export function emptyField(type: ContentType): Field {
  return { content: emptyContent(type), options: {}, visible: true }
}

/** Says and does nothing: the same as no field at all. */
export function isBlankField({ content, options, visible }: Field): boolean {
  const isEmpty = content.data === null || (typeof content.data === 'object' && Object.keys(content.data).length === 0)
  return isEmpty && visible && options.link == null && Object.keys(options.alt ?? {}).length === 0
}

export function textIn(field: Field | undefined, locale: Locale): string | null {
  if (!field) return null
  const { content } = field
  switch (content.type) {
    case 'single':
      return isEmptyText(content.data) ? null : content.data
    case 'localizedSingleValue': {
      const value = content.data[locale]
      return value == null || isEmptyText(value) ? null : value
    }
    case 'localizedRichText': {
      const value = content.data[locale]
      return value == null || isEmptyText(value.text) ? null : value.text
    }
    case 'media':
      return null
  }
}

export function richIn(field: Field | undefined, locale: Locale): RichValue | null {
  if (field?.content.type !== 'localizedRichText') return null
  const value = field.content.data[locale]
  if (value == null) return null
  // A picture without a description leaves no text, and is something to see all the same.
  return isEmptyText(value.text) && !value.json.content.some(({ type }) => type === 'image') ? null : value
}

export function mediaIn(field: Field | undefined): string | null {
  return field?.content.type === 'media' ? field.content.data : null
}

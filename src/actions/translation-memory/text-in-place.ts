import { richIn, textIn, type Field, type FieldContent } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { hasWords, segmentOfText, segmentsOfRich, textOfSegment, withSegments, type Segment } from '../../model/translation/pieces.ts'

/** What a field says in one language, cut for translating; null: nothing. */
export function segmentsIn(field: Field | undefined, locale: Locale): Segment[] | null {
  if (field?.content.type === 'localizedSingleValue') {
    const text = textIn(field, locale)
    return text === null ? null : [segmentOfText(text)]
  }
  const rich = richIn(field, locale)
  return rich ? segmentsOfRich(rich.json) : null
}

/** The same text in another language. */
export function contentOf(field: Field, from: Locale, to: Locale, segments: readonly Segment[]): FieldContent {
  const rich = richIn(field, from)
  if (rich) return { type: 'localizedRichText', data: { [to]: withSegments(rich.json, segments) } }
  return { type: 'localizedSingleValue', data: { [to]: segments.map(textOfSegment).join('\n') } }
}

export const isWorthTranslating = (segments: readonly Segment[]): boolean => segments.some(hasWords)

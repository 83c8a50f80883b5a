import type { FieldContent } from '../../model/content/field.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import type { Locale } from '../../model/locales.ts'
import { hasWords, segmentOfText, segmentsOfRich, textOfSegment, withSegments, type Segment } from '../../model/translation/pieces.ts'
import type { LanguageText } from './translation-calls.ts'

/** A line of a form: the words as they can be typed, and whether typing would lose a link or an emphasis. */
export type Paragraph = { words: string; isMarked: boolean }

const isMarked = (segment: Segment) => segment.some((piece) => piece !== 'break' && piece.marks.length > 0)

/** What can be typed for one language: one text, or the paragraphs of a rich text. Where nothing stands yet, those of its source. */
export function paragraphsOf({ text, rich }: LanguageText, source: RichText | null): Paragraph[] {
  if (rich) return segmentsOfRich(rich).map((segment) => ({ words: textOfSegment(segment), isMarked: isMarked(segment) }))
  if (source) return segmentsOfRich(source).map((segment) => ({ words: '', isMarked: isMarked(segment) || !hasWords(segment) }))
  return [{ words: text ?? '', isMarked: false }]
}

export function contentIn(locale: Locale, { text, rich }: LanguageText, isRich: boolean): FieldContent {
  if (!isRich) return { type: 'localizedSingleValue', data: { [locale]: text } }
  return { type: 'localizedRichText', data: { [locale]: rich ? withSegments(rich, segmentsOfRich(rich)) : null } }
}

/** The content with other words in one paragraph; marked ones stay as they are. */
export function withParagraph(locale: Locale, language: LanguageText, source: RichText | null, at: number, words: string): FieldContent {
  const doc = language.rich ?? source
  if (!doc) return { type: 'localizedSingleValue', data: { [locale]: words } }
  const segments = segmentsOfRich(doc).map((segment, index): Segment => {
    if (index === at) return segmentOfText(words)
    return language.rich || !hasWords(segment) ? segment : []
  })
  const value = withSegments(doc, segments)
  return { type: 'localizedRichText', data: { [locale]: value.text.trim() === '' ? null : value } }
}

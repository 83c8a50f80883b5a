import type { RichValue } from '../content/field.ts'
import { plainText, type RichText, type RichTextBlock, type RichTextInline, type RichTextMark } from '../content/rich-text.ts'

/** Words that look alike, or the end of a line. */
export type Piece = { words: string; marks: readonly RichTextMark[] } | 'break'

/** What is translated in one go: a line of a title, a paragraph, a point of a list, the description of a picture. */
export type Segment = readonly Piece[]

const plain = (words: string): Segment => (words === '' ? [] : [{ words, marks: [] }])

export function segmentOfText(text: string): Segment {
  return text.split('\n').flatMap((line, at) => [...(at > 0 ? (['break'] as const) : []), ...plain(line)])
}

export const textOfSegment = (segment: Segment): string => segment.map((piece) => (piece === 'break' ? '\n' : piece.words)).join('')

/** Without a letter there is nothing to translate: a price, a year, a line of dots. */
export const hasWords = (segment: Segment): boolean => segment.some((piece) => piece !== 'break' && /\p{L}/u.test(piece.words))

const segmentOf = (nodes: readonly RichTextInline[] = []): Segment => nodes.map((node) => (node.type === 'text' ? { words: node.text, marks: node.marks ?? [] } : 'break'))

function inlinesOf(segment: Segment): RichTextInline[] {
  return segment.flatMap((piece): RichTextInline[] => {
    if (piece === 'break') return [{ type: 'hardBreak' }]
    if (piece.words === '') return []
    return [{ type: 'text', text: piece.words, ...(piece.marks.length > 0 && { marks: [...piece.marks] }) }]
  })
}

/** In the order in which `withSegments` takes them. */
export function segmentsOfRich(doc: RichText): Segment[] {
  return doc.content.flatMap((block): Segment[] => {
    if (block.type === 'bulletList') return block.content.flatMap((item) => item.content.map((line) => segmentOf(line.content)))
    return [block.type === 'image' ? plain(block.attrs.alt) : segmentOf(block.content)]
  })
}

/** The same paragraphs, lists and pictures with other words in them. */
export function withSegments(doc: RichText, segments: readonly Segment[]): RichValue {
  const left = [...segments]
  const next = () => left.shift() ?? []
  const content = doc.content.map((block): RichTextBlock => {
    if (block.type === 'bulletList')
      return { ...block, content: block.content.map((item) => ({ ...item, content: item.content.map((line) => ({ ...line, content: inlinesOf(next()) })) })) }
    if (block.type === 'image') return { ...block, attrs: { ...block.attrs, alt: textOfSegment(next()).slice(0, 300) } }
    return { ...block, content: inlinesOf(next()) }
  })
  const json: RichText = { type: 'doc', content }
  return { json, text: plainText(json) }
}

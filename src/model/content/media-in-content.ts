import { isLocale, type Locale } from '../locales.ts'
import type { FieldContent, RichValue } from './field.ts'
import { plainText, type RichTextBlock } from './rich-text.ts'

type RichData = Readonly<Partial<Record<Locale, RichValue | null>>>

/** A picture between paragraphs, by its language and its place among the blocks. */
const blockName = (locale: string, at: number) => `${locale}:${at}`

/** Every picture and video that a content names, in whichever language. */
export function mediaNamed(content: FieldContent): string[] {
  if (content.type === 'media') return content.data === null ? [] : [content.data]
  if (content.type !== 'localizedRichText') return []
  return Object.values(content.data).flatMap((value) => value?.json.content.flatMap((block) => (block.type === 'image' ? [block.attrs.mediaId] : [])) ?? [])
}

/** The same with nothing in the place of what is not there any more. */
export function withoutMedia(content: FieldContent, isGone: (id: string) => boolean): FieldContent {
  if (!mediaNamed(content).some(isGone)) return content
  if (content.type === 'media') return { ...content, data: null }
  if (content.type !== 'localizedRichText') return content
  return { ...content, data: changedIn(content.data, (block) => (block.type === 'image' && isGone(block.attrs.mediaId) ? null : block)) }
}

/** `at`: which pictures between paragraphs were changed; or, where it is given, the only ones that are. Null where nothing is. */
export function withMedium(content: FieldContent, { from, to, at: only }: { from: string; to: string; at?: readonly string[] }): { content: FieldContent; at: string[] } | null {
  if (content.type === 'media') return content.data === from ? { content: { ...content, data: to }, at: [] } : null
  if (content.type !== 'localizedRichText') return null
  const at: string[] = []
  const data = changedIn(content.data, (block, name) => {
    if (block.type !== 'image' || block.attrs.mediaId !== from || (only && !only.includes(name))) return block
    at.push(name)
    return { ...block, attrs: { ...block.attrs, mediaId: to } }
  })
  return at.length > 0 ? { content: { ...content, data }, at } : null
}

/** The languages in which something changes, and no others. */
function changedIn(data: RichData, change: (block: RichTextBlock, name: string) => RichTextBlock | null): RichData {
  const entries = Object.entries(data).map(([locale, value]): [string, RichValue | null | undefined] => {
    if (!value) return [locale, value]
    const blocks = value.json.content.flatMap((block, index) => change(block, blockName(locale, index)) ?? [])
    const json = { ...value.json, content: blocks }
    return [locale, blocks.length === value.json.content.length && blocks.every((block, index) => block === value.json.content[index]) ? value : { json, text: plainText(json) }]
  })
  return Object.fromEntries(entries.filter(([locale]) => isLocale(locale)))
}

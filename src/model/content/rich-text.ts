import { z } from 'zod'
import { hrefSchema } from './link.ts'


const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('size'), attrs: z.strictObject({ size: z.enum(['large', 'small']) }) }),
  z.strictObject({ type: z.literal('color'), attrs: z.strictObject({ color: z.string().regex(/^[a-z]{1,20}$/) }) }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: hrefSchema }) }),
])

const textNodeSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(markSchema).max(8).optional(),
})

const inlineSchema = z.discriminatedUnion('type', [textNodeSchema, z.strictObject({ type: z.literal('hardBreak') })])
const inlines = z.array(inlineSchema).max(500).optional()

const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlines })

const headingSchema = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.number().int().min(1).max(6) }),
  content: inlines,
})

const listItemSchema = z.strictObject({ type: z.literal('listItem'), content: z.array(paragraphSchema).min(1).max(20) })

const listSchema = z.strictObject({ type: z.literal('bulletList'), content: z.array(listItemSchema).min(1).max(200) })

const imageSchema = z.strictObject({
  type: z.literal('image'),
  attrs: z.strictObject({ mediaId: z.string().max(40), alt: z.string().max(300).default('') }),
})

const blockSchema = z.discriminatedUnion('type', [paragraphSchema, headingSchema, listSchema, imageSchema])

export const richTextSchema = z.strictObject({ type: z.literal('doc'), content: z.array(blockSchema).max(500) })

export type RichText = z.infer<typeof richTextSchema>
export type RichTextBlock = z.infer<typeof blockSchema>
export type RichTextInline = z.infer<typeof inlineSchema>
export type RichTextMark = z.infer<typeof markSchema>


function inlineText(nodes: readonly RichTextInline[] = []): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : '\n')).join('')
}

export function plainText(doc: RichText): string {
  return doc.content
    .map((block) => {
      if (block.type === 'bulletList') {
        return block.content.map((item) => item.content.map((line) => inlineText(line.content)).join('\n')).join('\n')
      }
      return block.type === 'image' ? block.attrs.alt : inlineText(block.content)
    })
    .join('\n')
}

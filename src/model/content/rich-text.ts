import { z } from 'zod'
import { hrefSchema, linkSchema, type Link } from './link.ts'

const SIZES = ['large', 'small'] as const
const sizeSchema = z.strictObject({ size: z.enum(SIZES) })

/** A bare address where nobody chose a kind of link, such as one that was pasted. */
const linkAttrsSchema = z.union([z.strictObject({ href: hrefSchema }), z.strictObject({ link: linkSchema })])

const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('size'), attrs: sizeSchema }),
  z.strictObject({ type: z.literal('color'), attrs: z.strictObject({ color: z.string().regex(/^[a-z]{1,20}$/) }) }),
  z.strictObject({ type: z.literal('link'), attrs: linkAttrsSchema }),
])

const textNodeSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1).max(20_000),
  marks: z.array(markSchema).max(8).optional(),
})

const inlineSchema = z.discriminatedUnion('type', [textNodeSchema, z.strictObject({ type: z.literal('hardBreak') })])
const inlines = z.array(inlineSchema).max(500).optional()

const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), attrs: sizeSchema.optional(), content: inlines })

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
export type RichTextLink = z.infer<typeof linkAttrsSchema>

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

function* inlinesOf(doc: RichText): Generator<RichTextInline> {
  for (const block of doc.content) {
    if (block.type === 'bulletList') for (const item of block.content) for (const line of item.content) yield* line.content ?? []
    else if (block.type !== 'image') yield* block.content ?? []
  }
}

/** Every link in it, as far as somebody chose its kind. */
export function linksIn(doc: RichText): Link[] {
  return [...inlinesOf(doc)]
    .flatMap((node) => (node.type === 'text' ? (node.marks ?? []) : []))
    .flatMap((mark) => (mark.type === 'link' && 'link' in mark.attrs ? [mark.attrs.link] : []))
}

/** The kind of link that an address is; null where it is none of them, such as a path. */
export function linkOfHref(href: string): Link | null {
  const { scheme = '', rest = '' } = /^(?<scheme>mailto|tel):(?<rest>.*)$/.exec(href)?.groups ?? {}
  const link = scheme === 'mailto' ? { type: 'email', email: rest } : scheme === 'tel' ? { type: 'phone', phone: rest } : { type: 'url', url: href }
  return linkSchema.safeParse(link).data ?? null
}

/** E-089: pages and phone numbers open where they stand, everything else in a tab of its own. */
export function opensBeside(attrs: RichTextLink): boolean {
  const link = 'link' in attrs ? attrs.link : linkOfHref(attrs.href)
  return link?.type === 'url' || link?.type === 'email'
}

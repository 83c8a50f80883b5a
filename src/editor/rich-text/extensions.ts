import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { isSafeHref, linkSchema } from '../../model/content/link.ts'
import { opensBeside, type RichTextLink } from '../../model/content/rich-text.ts'
import styles from '../../ui/rich-text/RichTextBlocks.module.css'

export type Surroundings = {
  hrefOf: (attrs: RichTextLink) => string | undefined
  drawImage: (mediaId: string, alt: string) => HTMLElement
}

const SIZES: readonly unknown[] = ['large', 'small']

/** In the page it is a class; `data-size` is how a copied text brings it along. */
const size = {
  default: null,
  parseHTML: (element: HTMLElement) => (SIZES.includes(element.dataset['size']) ? element.dataset['size'] : null),
  renderHTML: ({ size: chosen }: Record<string, unknown>) => (chosen === 'large' || chosen === 'small' ? { 'data-size': chosen, class: styles[chosen] } : {}),
}

const SizedParagraph = Paragraph.extend({ addAttributes: () => ({ size }) })

const Size = Mark.create({
  name: 'size',
  addAttributes: () => ({ size }),
  parseHTML: () => [{ tag: 'span[data-size]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

const Color = Mark.create({
  name: 'color',
  addAttributes: () => ({
    color: { default: null, parseHTML: (element) => element.dataset['color'] ?? null, renderHTML: ({ color }) => (color === null ? {} : { 'data-color': color }) },
  }),
  parseHTML: () => [{ tag: 'span[data-color]', getAttrs: (element) => /^[a-z]{1,20}$/.test(element.dataset['color'] ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

function readLink(json: string | undefined) {
  try {
    return linkSchema.safeParse(JSON.parse(json ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Only what may stand on a page: an address that could run script is not even a link here. */
function readAnchor(element: HTMLElement): RichTextLink | false {
  const link = readLink(element.dataset['link'])
  const href = element.getAttribute('href') ?? ''
  return link ? { link } : isSafeHref(href) && { href }
}

function linkMark({ hrefOf }: Surroundings) {
  return Mark.create({
    name: 'link',
    priority: 1000,
    inclusive: false,
    addAttributes: () => ({ href: { default: null, rendered: false }, link: { default: null, rendered: false } }),
    parseHTML: () => [{ tag: 'a[href]', getAttrs: readAnchor }],
    renderHTML({ mark }) {
      const attrs: RichTextLink = mark.attrs['link'] ? { link: mark.attrs['link'] } : { href: mark.attrs['href'] }
      const beside = opensBeside(attrs) && { target: '_blank', rel: 'noopener' }
      return ['a', { href: hrefOf(attrs) ?? '#', 'data-link': 'link' in attrs ? JSON.stringify(attrs.link) : null, ...beside }, 0]
    },
  })
}

/** Pictures stay where they are; there is no way yet to bring in new ones here. */
function imageNode({ drawImage }: Surroundings) {
  return Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ mediaId: { default: '', parseHTML: (element) => element.dataset['media'] ?? '' }, alt: { default: '' } }),
    parseHTML: () => [{ tag: 'img[data-media]' }],
    renderHTML: ({ node, HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes, { 'data-media': node.attrs['mediaId'] })],
    addNodeView:
      () =>
      ({ node }) => ({ dom: drawImage(String(node.attrs['mediaId']), String(node.attrs['alt'])) }),
  })
}

/** Exactly what the model's rich text knows, drawn with the elements and classes of the page. */
export function richExtensions(around: Surroundings): Extensions {
  return [
    Document,
    Text,
    SizedParagraph,
    Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }),
    HardBreak,
    BulletList.extend({ parseHTML: () => [{ tag: 'ul' }, { tag: 'ol' }] }),
    // Lists are one level deep, so Tab is free to go on to the next text.
    ListItem.extend({
      content: 'paragraph+',
      addKeyboardShortcuts() {
        return { Enter: () => this.editor.commands.splitListItem(this.name) }
      },
    }),
    linkMark(around),
    Color,
    Size,
    Bold,
    Italic,
    imageNode(around),
  ]
}

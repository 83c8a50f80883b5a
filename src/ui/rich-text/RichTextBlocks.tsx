import { Fragment, type ReactNode } from 'react'
import type { Locale } from '../../model/locales.ts'
import type { Media } from '../../model/media.ts'
import { opensBeside, type RichText, type RichTextBlock, type RichTextInline, type RichTextLink, type RichTextMark } from '../../model/content/rich-text.ts'
import { isSafeHref } from '../../model/content/link.ts'
import { keepWords } from '../addresses/keep-words.tsx'
import { MediaImage } from '../picture/MediaImage.tsx'
import { useHref, useMedium } from '../use-fact.ts'
import styles from './RichTextBlocks.module.css'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const RICH_IMAGE = { width: 600, height: 400 }

function withMark(mark: RichTextMark, children: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'size':
      return <span className={styles[mark.attrs.size]}>{children}</span>
    case 'color':
      return <span data-color={mark.attrs.color}>{children}</span>
    case 'link':
      return <MarkedLink attrs={mark.attrs}>{children}</MarkedLink>
  }
}

/** Stored links were checked when saved; checking again keeps a hand-edited row from running script. A page that is gone leaves its words. */
function MarkedLink({ attrs, children }: { attrs: RichTextLink; children: ReactNode }) {
  const chosen = useHref('link' in attrs ? attrs.link : null)
  const href = 'link' in attrs ? chosen : attrs.href
  if (href === undefined || !isSafeHref(href)) return children
  return (
    <a href={href} {...(opensBeside(attrs) && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  )
}

function Inlines({ nodes = [] }: { nodes?: readonly RichTextInline[] }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>{node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>((inner, mark) => withMark(mark, inner), keepWords(node.text))}</Fragment>
  ))
}

/** An empty line is as high as it was when it was written. */
function Paragraph({ attrs, content = [] }: Extract<RichTextBlock, { type: 'paragraph' }>) {
  return <p className={attrs && styles[attrs.size]}>{content.length > 0 ? <Inlines nodes={content} /> : <br />}</p>
}

type Known = Readonly<Record<string, Media>>

function Block({ block, media }: { block: RichTextBlock; media: Known | undefined }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph {...block} />
    case 'heading': {
      const Tag = HEADINGS[block.attrs.level - 1] ?? 'h6'
      return (
        <Tag>
          <Inlines nodes={block.content} />
        </Tag>
      )
    }
    case 'bulletList':
      return (
        <ul>
          {block.content.map((item, index) => (
            <li key={index}>
              {item.content.map((line, lineIndex) => (
                <Paragraph key={lineIndex} {...line} />
              ))}
            </li>
          ))}
        </ul>
      )
    case 'image':
      return <BlockImage {...block.attrs} media={media} />
  }
}

function BlockImage({ mediaId, alt, media }: { mediaId: string; alt: string; media: Known | undefined }) {
  const ofPage = useMedium(mediaId)
  const medium = media?.[mediaId] ?? ofPage
  return medium ? <MediaImage media={medium} alt={alt} sizes="600px" className={styles.image} box={RICH_IMAGE} /> : null
}

/** `media` brings pictures that the page itself does not know, such as those of a job. */
export function RichTextBlocks({ doc, media, lang }: { doc: RichText; media?: Known; lang?: Locale | undefined }) {
  return (
    <div className={styles.prose} lang={lang}>
      {doc.content.map((block, index) => (
        <Block key={index} block={block} media={media} />
      ))}
    </div>
  )
}

import { Fragment, type ReactNode } from 'react'
import type { Media } from '../../model/media.ts'
import type { RichText, RichTextBlock, RichTextInline, RichTextMark } from '../../model/content/rich-text.ts'
import { isSafeHref } from '../../model/content/link.ts'
import { MediaImage } from '../picture/MediaImage.tsx'
import { useMedium } from '../use-fact.ts'
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
      // Stored links were checked when saved; checking again keeps a hand-edited row from running script.
      return isSafeHref(mark.attrs.href) ? <a href={mark.attrs.href}>{children}</a> : children
  }
}

function Inlines({ nodes = [] }: { nodes?: readonly RichTextInline[] }) {
  return nodes.map((node, index) => (
    <Fragment key={index}>{node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>((inner, mark) => withMark(mark, inner), node.text)}</Fragment>
  ))
}

type Known = Readonly<Record<string, Media>>

function Block({ block, media }: { block: RichTextBlock; media: Known | undefined }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.content} />
        </p>
      )
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
                <p key={lineIndex}>
                  <Inlines nodes={line.content} />
                </p>
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
export function RichTextBlocks({ doc, media }: { doc: RichText; media?: Known }) {
  return (
    <div className={styles.prose}>
      {doc.content.map((block, index) => (
        <Block key={index} block={block} media={media} />
      ))}
    </div>
  )
}

import { textIn } from '../../model/content/field.ts'
import { previewText } from '../../model/content/text.ts'
import { usePage } from '../page-context.ts'
import { fitWords } from './fit-words.ts'
import { keepWords } from '../addresses/keep-words.tsx'
import type { Slot } from './slot.ts'

export type TextTag = 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'figcaption' | 'strong'

export type TextProps = {
  slot: Slot
  as?: TextTag
  className?: string
  /** Visitors get the beginning; editors always edit the whole text. */
  isPreview?: boolean
}

export function LiveText({ slot, as: Tag = 'p', className, isPreview = false }: TextProps) {
  const { locale } = usePage()
  const value = slot.isShown ? textIn(slot.field, locale) : null
  if (value === null) return null
  return (
    <Tag className={className} style={fitWords(Tag, value)}>
      {keepWords(isPreview ? previewText(value) : value)}
    </Tag>
  )
}

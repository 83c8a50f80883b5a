import { richIn } from '../../model/content/field.ts'
import { usePage } from '../page-context.ts'
import { RichTextBlocks } from '../rich-text/RichTextBlocks.tsx'
import type { Slot } from './slot.ts'

export type RichTextProps = { slot: Slot; className?: string }

export function LiveRichText({ slot, className }: RichTextProps) {
  const { locale } = usePage()
  const value = slot.isShown ? richIn(slot.field, locale) : null
  if (value === null) return null
  return (
    <div className={className}>
      <RichTextBlocks doc={value.json} />
    </div>
  )
}

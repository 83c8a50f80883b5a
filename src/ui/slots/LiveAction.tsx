import { textIn } from '../../model/content/field.ts'
import { opensNewTab } from '../../model/content/link.ts'
import { keepWords } from '../addresses/keep-words.tsx'
import { ButtonLink, type ButtonVariant } from '../button/ButtonLink.tsx'
import { usePage } from '../page-context.ts'
import { useHref } from '../use-fact.ts'
import type { Slot } from './slot.ts'

export type ActionProps = { slot: Slot; variant?: ButtonVariant; className?: string }

export function LiveAction({ slot, variant, className }: ActionProps) {
  const { locale } = usePage()
  const label = slot.isShown ? textIn(slot.field, locale) : null
  const link = slot.field.options.link
  const href = useHref(link)
  if (label === null || !link || href === undefined) return null
  const words = keepWords(label)
  // A button sets what is in it side by side, with room between.
  return (
    <ButtonLink href={href} isNewTab={opensNewTab(link)} variant={variant} className={className}>
      {typeof words === 'string' ? words : <span>{words}</span>}
    </ButtonLink>
  )
}

import { textIn } from '../../model/content/field.ts'
import { formatCost } from '../../model/content/cost.ts'
import { Email } from '../addresses/Email.tsx'
import { usePage } from '../page-context.ts'
import type { TextTag } from './LiveText.tsx'
import type { Slot } from './slot.ts'

export type ValueProps = { slot: Slot; kind: 'cost' | 'email' | 'text'; as?: TextTag; className?: string }

/** One value for all languages: a price in francs, an address to write to, or plain words. */
export function LiveValue({ slot, kind, as: Tag = 'span', className }: ValueProps) {
  const { locale } = usePage()
  const value = slot.isShown ? textIn(slot.field, locale) : null
  if (value === null) return null
  if (kind === 'email') {
    return (
      <a href={`mailto:${value}`} className={className}>
        <Email address={value} />
      </a>
    )
  }
  return <Tag className={className}>{kind === 'cost' ? formatCost(value) : value}</Tag>
}

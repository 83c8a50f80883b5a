import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { marketplace } from './marketplace.section.ts'

export function Marketplace({ id, slots, options }: SectionProps<typeof marketplace>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noOffers} />
}

import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { aspectSponsorForm } from './aspect-sponsor-form.section.ts'

export function AspectSponsorForm({ id, slots, options }: SectionProps<typeof aspectSponsorForm>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} description={slots.description} note={options.bookingClosed ? texts.bookingClosed : texts.formSoon} />
}

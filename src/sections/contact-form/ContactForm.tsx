import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { contactForm } from './contact-form.section.ts'

export function ContactForm({ id, slots, options }: SectionProps<typeof contactForm>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} description={slots.description} note={texts.formSoon} />
}

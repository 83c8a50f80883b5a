import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { jobs } from './jobs.section.ts'

export function Jobs({ id, slots, options }: SectionProps<typeof jobs>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noJobs} />
}

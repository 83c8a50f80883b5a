import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { businessSearch } from './business-search.section.ts'

export function BusinessSearch({ id, slots, options }: SectionProps<typeof businessSearch>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noMembers} />
}

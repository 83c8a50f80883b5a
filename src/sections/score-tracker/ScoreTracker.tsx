import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { scoreTracker } from './score-tracker.section.ts'

export function ScoreTracker({ id, slots, options }: SectionProps<typeof scoreTracker>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.gameSoon} />
}

import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import type { SectionProps } from '../define-section.ts'
import type { reviewSlider } from './review-slider.section.ts'

export function ReviewSlider({ id, slots, options }: SectionProps<typeof reviewSlider>) {
  const { texts } = usePage()
  return <EmptySection id={id} tone={options.color} title={slots.title} note={options.locations.length === 0 ? texts.chooseLocations : texts.noReviews} />
}

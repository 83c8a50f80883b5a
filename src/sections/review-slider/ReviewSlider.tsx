import { CardCarousel } from '../../ui/layout/CardCarousel.tsx'
import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import { Review } from './Review.tsx'
import { reviewDataSchema } from './review-data.ts'
import type { reviewSlider } from './review-slider.section.ts'
import styles from './ReviewSlider.module.css'

export function ReviewSlider({ id, slots, options, data }: SectionProps<typeof reviewSlider>) {
  const { texts } = usePage()
  const hasChosen = options.locations.length > 0
  // Whoever moves an option while editing sees at once what it leaves out.
  const reviews = (reviewDataSchema.safeParse(data).data ?? []).filter(({ branchId, review }) => options.locations.includes(branchId) && review.rating >= options.minRating)
  if (reviews.length === 0) return <EmptySection id={id} tone={options.color} title={slots.title} note={hasChosen ? texts.noReviews : texts.chooseLocations} />
  return (
    <BoardSection id={id} tone={options.color} title={slots.title}>
      <div className={styles.reviews}>
        <CardCarousel
          cards={reviews.map((review) => ({ id: review.id, view: <Review {...review} /> }))}
          behaviour="sections/review-slider/review-slider"
          className={styles.slots}
        />
      </div>
    </BoardSection>
  )
}

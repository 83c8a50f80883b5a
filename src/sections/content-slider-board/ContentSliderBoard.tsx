import { totalProgress } from '../../model/slider/progress.ts'
import { useCards } from '../../ui/layout/use-cards.ts'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import type { contentSliderBoard } from './content-slider-board.section.ts'
import styles from './ContentSliderBoard.module.css'

/** A column of full-screen slides to scroll; the script makes one drag or turn of the wheel one slide. */
export function ContentSliderBoard({ id, options, cards }: SectionProps<typeof contentSliderBoard>) {
  const { pageId, texts } = usePage()
  const slides = useCards(cards)
  const steps = useBehaviour('sections/content-slider-board/content-slider', 'visible')
  const progress = totalProgress(0, slides.length)
  if (slides.length === 0) return null
  return (
    <Section id={id} tone={options.color} isFlush className={styles.board}>
      <a href={`#end-${id}`} className={styles.skip}>
        {texts.skipSlider}
      </a>
      <div className={styles.slider} data-slider-id={id} data-page-id={pageId} {...steps}>
        <div className={styles.view} data-view="">
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <ol className={styles.slides} tabIndex={0} aria-label={texts.slider}>
            {slides.map(({ group, view }) => (
              <li key={group.id} className={styles.slide}>
                {view}
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.bar} style={{ '--progress': String(progress) }}>
          <progress className={styles.progress} aria-label={texts.slideProgress} value={progress} />
        </div>
      </div>
      <span id={`end-${id}`} tabIndex={-1} className={styles.end} />
    </Section>
  )
}

import { mediaIn } from '../../model/content/field.ts'
import { classNames } from '../../ui/class-names.ts'
import { Action, Picture, Text, Video } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { contentSliderCard } from './content-slider-board.section.ts'
import styles from './ContentSliderCard.module.css'

export function ContentSliderCard({ id, slots, options }: SectionProps<typeof contentSliderCard>) {
  const isVideo = options.media === 'video'
  const hasBackdrop = !isVideo && slots.backgroundImage.isShown && mediaIn(slots.backgroundImage.field) !== null
  return (
    <article id={`s-${id}`} className={classNames(styles.card, hasBackdrop && options.gradient && styles.gradient)} data-media={options.media} data-position={options.textPosition}>
      {!isVideo && <Picture slot={slots.backgroundImage} sizes="100vw" className={styles.background} />}
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text slot={slots.title} as="h2" className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
          <Action slot={slots.button} className={styles.action} />
        </div>
        {isVideo && (
          <div className={styles.video}>
            <Video slot={slots.video} />
          </div>
        )}
      </div>
    </article>
  )
}

import { mediaIn } from '../../model/content/field.ts'
import { classNames } from '../../ui/class-names.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Action, Picture, Text, Video } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { hero } from './hero.section.ts'
import styles from './Hero.module.css'

export function Hero({ id, slots, options }: SectionProps<typeof hero>) {
  const titleTag = useTitleTag(id)
  const isVideo = options.media === 'video'
  const isBackdrop = !isVideo && slots.backgroundImage.isShown && mediaIn(slots.backgroundImage.field) !== null
  return (
    <Section
      id={id}
      tone={options.color}
      isFlush
      className={classNames(styles.hero, isBackdrop && styles.backdrop)}
      data-size={options.size}
      data-align={options.alignment}
      data-vertical={options.verticalAlignment}
      data-position={options.textPosition}
      data-fit={options.objectFit}
    >
      {isBackdrop && (
        <div className={classNames(styles.stage, options.gradient && styles.gradient)}>
          <Picture slot={slots.backgroundImage} sizes="100vw" className={styles.background} />
        </div>
      )}
      <div className={styles.inner}>
        <div className={styles.words}>
          <Text slot={slots.kicker} className={styles.kicker} />
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.subtitle} className={styles.subtitle} />
          <Text slot={slots.description} className={styles.description} />
          <div className={styles.actions}>
            <Action slot={slots.button} />
            <Action slot={slots.secondaryButton} variant="outlined" />
          </div>
        </div>
        {isVideo ? (
          <Video slot={slots.video} className={styles.medium} />
        ) : (
          <Picture slot={slots.image} sizes="(min-width: 60rem) 50vw, 100vw" className={classNames(styles.medium, styles.picture)} />
        )}
      </div>
    </Section>
  )
}

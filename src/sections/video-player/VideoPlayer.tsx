import { Section } from '../../ui/section/Section.tsx'
import { Text, Video } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { videoPlayer } from './video-player.section.ts'
import styles from './VideoPlayer.module.css'

export function VideoPlayer({ id, slots, options }: SectionProps<typeof videoPlayer>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color} data-align={options.alignment}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <Text slot={slots.title} as={titleTag} className={styles.title} />
          <Text slot={slots.description} className={styles.description} />
        </header>
        <div className={styles.video}>
          <Video slot={slots.video} />
        </div>
      </div>
    </Section>
  )
}

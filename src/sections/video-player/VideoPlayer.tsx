import { Section } from '../../ui/section/Section.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import { Video } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { videoPlayer } from './video-player.section.ts'
import styles from './VideoPlayer.module.css'

export function VideoPlayer({ id, slots, options }: SectionProps<typeof videoPlayer>) {
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <SectionHead id={id} title={slots.title} description={slots.description} alignment={options.alignment} className={styles.head} />
        <div className={styles.video}>
          <Video slot={slots.video} />
        </div>
      </div>
    </Section>
  )
}

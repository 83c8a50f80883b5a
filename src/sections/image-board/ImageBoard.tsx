import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { Lightbox } from '../../ui/lightbox/Lightbox.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import type { SectionProps } from '../define-section.ts'
import type { imageBoard } from './image-board.section.ts'
import styles from './ImageBoard.module.css'

export function ImageBoard({ id, slots, options, cards }: SectionProps<typeof imageBoard>) {
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <SectionHead id={id} title={slots.title} description={slots.description} />
        <Lightbox>
          <CardLayout cards={cards} layout={options.layout} columns={options.columns} />
        </Lightbox>
      </div>
    </Section>
  )
}

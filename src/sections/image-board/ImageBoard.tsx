import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { Section } from '../../ui/section/Section.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import { usePage } from '../../ui/page-context.ts'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import type { imageBoard } from './image-board.section.ts'
import styles from './ImageBoard.module.css'

type Props = SectionProps<typeof imageBoard>

function Pictures({ options, cards }: Pick<Props, 'options' | 'cards'>) {
  const { texts } = usePage()
  const lightbox = useBehaviour('sections/image-board/image-board', 'visible')
  return (
    <div className={styles.pictures} data-close={texts.close} data-previous={texts.previousImage} data-next={texts.nextImage} data-enlarge={texts.enlargeImage} {...lightbox}>
      <CardLayout cards={cards} layout={options.layout} columns={options.columns} />
    </div>
  )
}

export function ImageBoard({ id, slots, options, cards }: Props) {
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <SectionHead id={id} title={slots.title} description={slots.description} />
        <Pictures options={options} cards={cards} />
      </div>
    </Section>
  )
}

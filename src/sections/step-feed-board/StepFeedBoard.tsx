import { useCards } from '../../ui/layout/use-cards.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import type { stepFeedBoard } from './step-feed-board.section.ts'
import styles from './StepFeedBoard.module.css'

export function StepFeedBoard({ id, slots, options, cards }: SectionProps<typeof stepFeedBoard>) {
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <ol className={styles.steps}>
        {useCards(cards).map(({ group, view }, index) => (
          <li key={group.id} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            {view}
          </li>
        ))}
      </ol>
    </BoardSection>
  )
}

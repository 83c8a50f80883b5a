import { useCards } from '../../ui/layout/use-cards.ts'
import { usePage } from '../../ui/page-context.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import type { courses } from './courses.section.ts'
import styles from './Courses.module.css'

export function Courses({ id, slots, options, cards }: SectionProps<typeof courses>) {
  const { texts } = usePage()
  const shown = useCards(cards)
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      {shown.length === 0 ? (
        <p className={styles.empty}>{texts.noCourses}</p>
      ) : (
        <ul className={styles.courses}>
          {shown.map(({ group, view }) => (
            <li key={group.id}>{view}</li>
          ))}
        </ul>
      )}
    </BoardSection>
  )
}

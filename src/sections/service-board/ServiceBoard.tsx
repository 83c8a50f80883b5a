import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import type { serviceBoard } from './service-board.section.ts'

export function ServiceBoard({ id, slots, options, cards }: SectionProps<typeof serviceBoard>) {
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <CardLayout cards={cards} columns={options.columns} />
    </BoardSection>
  )
}

import { useCards } from '../../ui/layout/use-cards.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import type { newsFeedBoard } from './news-feed-board.section.ts'
import { NewsPages } from './NewsPages.tsx'

/** Without paging, only the first items are shown; with it, the others are one step away. */
export function NewsFeedBoard({ id, slots, options, cards }: SectionProps<typeof newsFeedBoard>) {
  const shown = useCards(cards).map(({ group }) => group)
  const { itemCount, pagination } = options
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <NewsPages cards={pagination ? shown : shown.slice(0, itemCount)} size={itemCount} />
    </BoardSection>
  )
}

import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { useCards } from '../../ui/layout/use-cards.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import type { goFeed } from './go-feed.section.ts'

export function GoFeed({ id, slots, options, cards }: SectionProps<typeof goFeed>) {
  const shown = useCards(cards).map(({ group }) => group)
  const articles = options.ownPostsOnly ? shown.filter((article) => article.options['ownPost'] === true) : shown
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <CardLayout cards={articles.slice(0, options.itemCount)} />
    </BoardSection>
  )
}

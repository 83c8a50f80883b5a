import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { useShowsEmpty } from '../../ui/mode/use-shows-empty.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import { isOffer } from './offered-item.ts'
import { OfferCard } from './OfferCard.tsx'
import type { servicesContainer } from './services-container.section.ts'
import styles from './ServicesContainer.module.css'

export function ServicesContainer({ id, slots, options, data }: SectionProps<typeof servicesContainer>) {
  const showsEmpty = useShowsEmpty()
  const titleTag = useCardTitleTag()
  const items = isOffer(data) ? data : []
  if (items.length === 0 && !showsEmpty) return null
  const show = { image: options.showImage, description: options.showItemDescription, cost: options.showCost, duration: options.showDuration }
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <ul className={styles.items} data-columns={options.columns}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <OfferCard item={item} collection={options.collection} show={show} titleTag={titleTag} />
          </li>
        ))}
      </ul>
    </BoardSection>
  )
}

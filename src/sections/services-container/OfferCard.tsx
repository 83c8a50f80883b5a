import { formatCost } from '../../model/content/cost.ts'
import { previewText } from '../../model/content/text.ts'
import type { CardTitleTag } from '../../ui/card-title-tag.ts'
import { usePathTo } from '../../ui/mode/use-path-to.ts'
import { usePage } from '../../ui/page-context.ts'
import { MediaImage } from '../../ui/picture/MediaImage.tsx'
import type { OfferedItem } from './offered-item.ts'
import styles from './OfferCard.module.css'

type Props = {
  item: OfferedItem
  collection: string
  titleTag: CardTitleTag
  show: { image: boolean; description: boolean; cost: boolean; duration: boolean }
}

export function OfferCard({ item, collection, show, titleTag: TitleTag }: Props) {
  const { locale } = usePage()
  const pathTo = usePathTo()
  const { slug, name, picture } = item
  const description = show.description ? item.description : null
  const cost = show.cost ? item.cost : null
  const duration = show.duration ? item.duration : null
  return (
    <article className={styles.card}>
      {show.image && picture && <MediaImage media={picture.media} alt={picture.alt} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />}
      <TitleTag className={styles.title}>
        <a href={pathTo({ locale, collection, slug })} className={styles.link}>
          {name}
        </a>
      </TitleTag>
      {description !== null && <p className={styles.description}>{previewText(description)}</p>}
      {(cost !== null || duration !== null) && (
        <p className={styles.facts}>
          {duration !== null && <span className={styles.duration}>{duration}</span>}
          {cost !== null && <span className={styles.cost}>{formatCost(cost)}</span>}
        </p>
      )}
    </article>
  )
}

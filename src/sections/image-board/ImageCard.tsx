import { opensNewTab } from '../../model/content/link.ts'
import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import { useHref } from '../../ui/use-fact.ts'
import type { SectionProps } from '../define-section.ts'
import type { imageCard } from './image-board.section.ts'
import styles from './ImageCard.module.css'

export function ImageCard({ id, slots, options }: SectionProps<typeof imageCard>) {
  const titleTag = useCardTitleTag()
  const href = useHref(options.link)
  const inside = (
    <>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
      <Text slot={slots.title} as={titleTag} className={styles.title} />
      <Text slot={slots.description} className={styles.description} />
    </>
  )
  return (
    <figure id={`s-${id}`} className={styles.card} data-fit={options.objectFit} data-format={options.imageFormat}>
      {href === undefined || !options.link ? (
        inside
      ) : (
        <a href={href} className={styles.link} {...(opensNewTab(options.link) && { target: '_blank', rel: 'noopener' })}>
          {inside}
        </a>
      )}
    </figure>
  )
}

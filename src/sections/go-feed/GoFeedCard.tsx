import { textIn } from '../../model/content/field.ts'
import { hrefSchema } from '../../model/content/link.ts'
import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { usePage } from '../../ui/page-context.ts'
import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { goFeedCard } from './go-feed.section.ts'
import styles from './GoFeedCard.module.css'

export function GoFeedCard({ id, slots, options }: SectionProps<typeof goFeedCard>) {
  const titleTag = useCardTitleTag()
  const { texts, locale } = usePage()
  const href = hrefSchema.safeParse(options.articleUrl).data
  const title = textIn(slots.title.field, locale)
  return (
    <article id={`s-${id}`} className={styles.card}>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
      <Text slot={slots.title} as={titleTag} className={styles.title} />
      <Text slot={slots.description} isPreview className={styles.teaser} />
      {href !== undefined && (
        <a href={href} target="_blank" rel="noopener" aria-label={title === null ? undefined : `${texts.readArticle}: ${title}`} className={styles.link}>
          {texts.readArticle}
        </a>
      )}
    </article>
  )
}

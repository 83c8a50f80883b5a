import { fill } from '../../i18n/fill.ts'
import { starsOf } from '../../model/business/stars.ts'
import { openNow } from '../../ui/open-now.ts'
import type { Locale } from '../../model/locales.ts'
import { usePage } from '../../ui/page-context.ts'
import { useStillTrue } from '../../ui/still-true/use-still-true.ts'
import type { ShownReview } from './review-data.ts'
import styles from './Review.module.css'

export function Review({ branchId, branchName, city, review, open }: ShownReview) {
  return (
    <figure className={styles.review}>
      <Stars rating={review.rating} />
      <blockquote className={styles.words}>{review.text}</blockquote>
      <figcaption className={styles.about}>
        <p className={styles.author}>
          <span className={styles.name}>{review.authorName}</span> <span className={styles.time}>{review.relativeTimeDescription}</span>
        </p>
        <p className={styles.branch}>
          <span>{branchName}</span>
          {/* Many a branch is simply called like its town. */}
          {city !== branchName && (
            <>
              , <span>{city}</span>
            </>
          )}
          {open && ' · '}
          {open && <OpenNow branchId={branchId} open={open} />}
        </p>
      </figcaption>
    </figure>
  )
}

function OpenNow({ branchId, open }: { branchId: string; open: NonNullable<ShownReview['open']> }) {
  const { texts } = usePage()
  return (
    <span {...useStillTrue(`review ${branchId}`, open.changesAt)}>
      <span className={styles.state} data-open={open.isOpen ? '' : undefined}>
        {openNow(texts, open)}
      </span>
    </span>
  )
}

const formats = new Map<Locale, Intl.NumberFormat>()

/** Making one takes longer than drawing the whole review. */
function formatOf(locale: Locale): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(`${locale}-CH`, { maximumFractionDigits: 1 })
  formats.set(locale, format)
  return format
}

function Stars({ rating }: { rating: number }) {
  const { locale, texts } = usePage()
  const written = formatOf(locale).format(rating)
  return (
    <div className={styles.stars} role="img" aria-label={fill(texts.starRating, { rating: written })}>
      {starsOf(rating).map((star, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- the five positions never move.
        <span key={position} className={styles.star} data-star={star} />
      ))}
    </div>
  )
}

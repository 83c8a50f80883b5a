import { fill } from '../../i18n/fill.ts'
import { readAge } from '../../model/business/review-age.ts'
import { starsOf } from '../../model/business/stars.ts'
import { openNow } from '../../ui/open-now.ts'
import type { Locale } from '../../model/locales.ts'
import { InLanguage } from '../../ui/InLanguage.tsx'
import { usePage } from '../../ui/page-context.ts'
import { useStoredLanguage } from '../../ui/use-stored-language.ts'
import { useStillTrue } from '../../ui/still-true/use-still-true.ts'
import type { ShownReview } from './review-data.ts'
import styles from './Review.module.css'

export function Review({ branchId, branchName, city, review, open }: ShownReview) {
  const language = useStoredLanguage()
  return (
    <figure className={styles.review}>
      <Stars rating={review.rating} />
      <blockquote className={styles.words} lang={language}>
        {review.text}
      </blockquote>
      <figcaption className={styles.about}>
        <p className={styles.author}>
          <span className={styles.name}>{review.authorName}</span> <Age written={review.relativeTimeDescription} />
          {language && (
            <>
              {' '}
              <InLanguage />
            </>
          )}
        </p>
        <p className={styles.branch}>
          <span>{branchName}</span>
          {/* Many a branch is simply called like its town. */}
          {city !== branchName && (
            <>
              , <span>{city}</span>
            </>
          )}
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
        {` · ${openNow(texts, open)}`}
      </span>
    </span>
  )
}

/** Written in the site's first language, as the review is: the import asks for both in it. The others get it in theirs wherever it can be understood. */
function Age({ written }: { written: string }) {
  const { locale } = usePage()
  const language = useStoredLanguage()
  const age = language === undefined ? null : readAge(written)
  return (
    <span className={styles.time} lang={age ? undefined : language}>
      {age ? formatOf(locale).age.format(-age.count, age.unit) : written}
    </span>
  )
}

const formats = new Map<Locale, { number: Intl.NumberFormat; age: Intl.RelativeTimeFormat }>()

/** Making one takes longer than drawing the whole review. */
function formatOf(locale: Locale) {
  const region = locale === 'sr' ? 'sr-Latn' : `${locale}-CH`
  const format = formats.get(locale) ?? { number: new Intl.NumberFormat(region, { maximumFractionDigits: 1 }), age: new Intl.RelativeTimeFormat(region) }
  formats.set(locale, format)
  return format
}

function Stars({ rating }: { rating: number }) {
  const { locale, texts } = usePage()
  const written = formatOf(locale).number.format(rating)
  return (
    <div className={styles.stars} role="img" aria-label={fill(texts.starRating, { rating: written })}>
      {starsOf(rating).map((star, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- the five positions never move.
        <span key={position} data-star={star === 'full' ? undefined : star} />
      ))}
    </div>
  )
}

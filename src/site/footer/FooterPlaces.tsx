import { phoneHref } from '../../model/content/phone-href.ts'
import { formatDate } from '../../model/opening-hours/format-time.ts'
import type { TimeRange } from '../../model/opening-hours/opening-hours.ts'
import { dayName } from '../../ui/day-name.ts'
import { usePage } from '../../ui/page-context.ts'
import { useStillTrue } from '../../ui/still-true/use-still-true.ts'
import type { FooterHours, FooterPlace } from '../page-view.ts'
import styles from './Footer.module.css'

export function Place({ place: { name, street, city, phone, email } }: { place: FooterPlace }) {
  return (
    <address className={styles.address}>
      {name !== '' && <strong className={styles.label}>{name}</strong>}
      {street !== '' && <span>{street}</span>}
      {city !== '' && <span>{city}</span>}
      {phone !== '' && <a href={phoneHref(phone)}>{phone}</a>}
      {email !== '' && <Mail email={email} />}
    </address>
  )
}

function Mail({ email }: { email: string }) {
  const domain = email.indexOf('@') + 1
  return (
    <a href={`mailto:${email}`} className={styles.mail}>
      <span>{email.slice(0, domain)}</span>
      <span>{email.slice(domain)}</span>
    </a>
  )
}

export function Hours({ hours: { now, changesAt, week, special } }: { hours: FooterHours }) {
  const { texts } = usePage()
  const timesOf = (ranges: readonly TimeRange[]) => (ranges.length === 0 ? texts.closed : ranges.map(({ from, to }) => `${from}–${to}`).join(', '))
  const stillTrue = useStillTrue('footer', changesAt)
  return (
    <div {...stillTrue}>
      <p className={styles.label}>{texts.openingHours}</p>
      <p className={styles.now}>{now}</p>
      <dl className={styles.hours}>
        {week.map(({ from, to, ranges }) => (
          <div key={from}>
            <dt>{from === to ? dayName(texts, from) : `${dayName(texts, from)}–${dayName(texts, to)}`}</dt>
            <dd>{timesOf(ranges)}</dd>
          </div>
        ))}
        {special.map(({ date, ranges, holiday }) => (
          <div key={date} data-date={date}>
            <dt>
              <time dateTime={date}>{formatDate(date)}</time>
              {holiday !== null && ` ${texts[holiday]}`}
            </dt>
            <dd>{timesOf(ranges)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { Fragment } from 'react'
import { phoneHref } from '../../model/content/phone-href.ts'
import { formatDate } from '../../model/opening-hours/format-time.ts'
import type { TimeRange } from '../../model/opening-hours/opening-hours.ts'
import { Email } from '../../ui/addresses/Email.tsx'
import { Phone } from '../../ui/addresses/Phone.tsx'
import { dayName } from '../../ui/day-name.ts'
import { usePage } from '../../ui/page-context.ts'
import { useStillTrue } from '../../ui/still-true/use-still-true.ts'
import type { FooterHours, FooterPlace } from '../page-view.ts'
import styles from './Footer.module.css'
import hoursStyles from './FooterHours.module.css'

export function Place({ place: { name, street, city, phone, email } }: { place: FooterPlace }) {
  return (
    <address className={styles.address}>
      {name !== '' && <strong className={styles.label}>{name}</strong>}
      {street !== '' && <span>{street}</span>}
      {city !== '' && <span>{city}</span>}
      {phone !== '' && (
        <a href={phoneHref(phone)}>
          <Phone number={phone} />
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <Email address={email} />
        </a>
      )}
    </address>
  )
}

export function Hours({ hours: { now, changesAt, week, special } }: { hours: FooterHours }) {
  const { texts } = usePage()
  const stillTrue = useStillTrue('footer', changesAt)
  return (
    <div {...stillTrue}>
      <p className={styles.label}>{texts.openingHours}</p>
      <p className={hoursStyles.now} data-screen-only="">
        {now}
      </p>
      <dl className={hoursStyles.hours}>
        {week.map(({ from, to, ranges }) => (
          <div key={from}>
            <dt>{from === to ? dayName(texts, from) : `${dayName(texts, from)}–${dayName(texts, to)}`}</dt>
            <Times ranges={ranges} />
          </div>
        ))}
        {special.map(({ date, ranges, holiday }) => (
          <div key={date} data-date={date}>
            <dt>
              <time dateTime={date}>{formatDate(date)}</time>
              {holiday !== null && ` ${texts[holiday]}`}
            </dt>
            <Times ranges={ranges} />
          </div>
        ))}
      </dl>
    </div>
  )
}

function Times({ ranges }: { ranges: readonly TimeRange[] }) {
  const { texts } = usePage()
  if (ranges.length === 0) return <dd>{texts.closed}</dd>
  return (
    <dd>
      {ranges.map(({ from, to }, at) => (
        <Fragment key={from}>
          {at > 0 && ', '}
          <span>{`${from}–${to}`}</span>
        </Fragment>
      ))}
    </dd>
  )
}

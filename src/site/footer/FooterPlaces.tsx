import type { DaysHours } from '../../model/opening-hours/opening-hours.ts'
import { dayName } from '../../ui/day-name.ts'
import { usePage } from '../../ui/page-context.ts'
import type { FooterPlace } from '../page-view.ts'
import styles from './Footer.module.css'

export function Place({ place: { name, street, city, phone, email } }: { place: FooterPlace }) {
  return (
    <address className={styles.address}>
      {name !== '' && <strong className={styles.label}>{name}</strong>}
      {street !== '' && <span>{street}</span>}
      {city !== '' && <span>{city}</span>}
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
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

export function Hours({ hours }: { hours: readonly DaysHours[] }) {
  const { texts } = usePage()
  return (
    <div>
      <p className={styles.label}>{texts.openingHours}</p>
      <dl className={styles.hours}>
        {hours.map(({ from, to, ranges }) => (
          <div key={from}>
            <dt>{from === to ? dayName(texts, from) : `${dayName(texts, from)}–${dayName(texts, to)}`}</dt>
            <dd>{ranges.length === 0 ? texts.closed : ranges.map((range) => `${range.from}–${range.to}`).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

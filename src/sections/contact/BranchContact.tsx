import type { Branch } from '../../model/business/branch.ts'
import { phoneHref } from '../../model/content/phone-href.ts'
import { formatDate } from '../../model/opening-hours/format-time.ts'
import { specialDaysFrom, weekOf, type TimeRange } from '../../model/opening-hours/opening-hours.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import { todayAt, weekdayOf } from '../../model/opening-hours/today.ts'
import { Email } from '../../ui/addresses/Email.tsx'
import { Phone } from '../../ui/addresses/Phone.tsx'
import type { CardTitleTag } from '../../ui/card-title-tag.ts'
import { dayName } from '../../ui/day-name.ts'
import { openNow } from '../../ui/open-now.ts'
import { usePage } from '../../ui/page-context.ts'
import { useStillTrue } from '../../ui/still-true/use-still-true.ts'
import styles from './BranchContact.module.css'

export function BranchContact({ branch, now, nameTag }: { branch: Branch; now: Date; nameTag: CardTitleTag }) {
  const { texts } = usePage()
  const today = todayAt(now)
  const state = openState(branch.hours, now, branch.canton)
  const stillTrue = useStillTrue(`contact ${branch.id}`, state.changesAt.toISOString())
  const LabelTag = nameTag === 'h2' ? 'h3' : 'h4'
  const special = specialDaysFrom(branch.hours, today, branch.canton)
  const isToday = (date: string) => (date === today ? 'date' : undefined)
  const isReplaced = special.some(({ date }) => date === today)
  return (
    <article className={styles.branch}>
      <Address branch={branch} nameTag={nameTag} />
      {(branch.hours.periods.length > 0 || branch.hours.special.length > 0) && (
        <div className={styles.hours} {...stillTrue}>
          <LabelTag className={styles.label}>{texts.openingHours}</LabelTag>
          <p className={styles.state} data-open={state.isOpen ? '' : undefined} data-screen-only="">
            {openNow(texts, state)}
          </p>
          <dl className={styles.days}>
            {weekOf(branch.hours).map(({ day, ranges }) => (
              <div key={day} className={styles.day} data-day={day} {...(day === weekdayOf(today) && (isReplaced ? { hidden: true } : { 'aria-current': 'date' }))}>
                <dt>{dayName(texts, day)}</dt>
                <Ranges ranges={ranges} />
              </div>
            ))}
          </dl>
          {special.length > 0 && (
            <>
              <LabelTag className={styles.label}>{texts.specialHours}</LabelTag>
              <dl className={styles.days}>
                {special.map(({ date, ranges, holiday }) => (
                  <div key={date} className={styles.day} data-date={date} aria-current={isToday(date)}>
                    <dt>
                      {`${dayName(texts, weekdayOf(date))}, `}
                      <time dateTime={date}>{formatDate(date)}</time>
                      {holiday !== null && <span className={styles.holiday}>{texts[holiday]}</span>}
                    </dt>
                    <Ranges ranges={ranges} />
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
      )}
    </article>
  )
}

function Address({ branch, nameTag: NameTag }: { branch: Branch; nameTag: CardTitleTag }) {
  const { name, url, street, streetNumber, zip, city, phone, email } = branch
  return (
    <div className={styles.where}>
      <NameTag className={styles.name}>{name}</NameTag>
      <address className={styles.address}>
        <span>{`${street} ${streetNumber}`.trim()}</span>
        <span>{`${zip} ${city}`.trim()}</span>
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
        {url !== null && (
          <a href={url} target="_blank" rel="noopener">
            {new URL(url).hostname.replace(/^www\./, '')}
          </a>
        )}
      </address>
    </div>
  )
}

function Ranges({ ranges }: { ranges: readonly TimeRange[] }) {
  const { texts } = usePage()
  if (ranges.length === 0) return <dd className={styles.closed}>{texts.closed}</dd>
  return (
    <dd>
      {ranges.map(({ from, to }) => (
        <span key={from}>{`${from}–${to}`}</span>
      ))}
    </dd>
  )
}

import type { MouseEvent, ReactNode } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { BOOKING_WIDGET_ORIGIN } from '../../model/site/booking-widget.ts'
import { classNames } from '../../ui/class-names.ts'
import { usePageMode } from '../../ui/mode/use-page-mode.ts'
import { usePage } from '../../ui/page-context.ts'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import tones from '../tone/SiteTone.module.css'
import styles from './BookingButton.module.css'
import type { BookingTarget, BookingView } from './build-booking.ts'

const MENU_ID = 'booking-menu'

const newTab = ({ kind }: Pick<BookingTarget, 'kind'>) => kind === 'url' && { target: '_blank', rel: 'noopener' }

/** An editor sees where the button stands; a click must not take the page away from under the work. */
function useStayWhileEditing(): { onClick?: (event: MouseEvent) => void } {
  return usePageMode() === 'edit' ? { onClick: (event) => event.preventDefault() } : {}
}

export function BookingButton({ booking }: { booking: BookingView }) {
  const { texts } = usePage()
  const mode = usePageMode()
  const [first, ...others] = booking.targets
  // A page is called what people do there: at a baker's they order.
  const label = <Label company={booking.company}>{(first?.kind === 'page' && first.detail) || texts.bookNow}</Label>
  return (
    <aside className={classNames(styles.booking, tones[booking.color])} data-position={booking.position} data-mode={mode} data-screen-only="" aria-label={texts.booking}>
      {booking.widgetUrl !== null && (
        <Widget url={booking.widgetUrl} title={booking.company || texts.booking} ways={booking.targets}>
          {label}
        </Widget>
      )}
      {booking.widgetUrl === null && first && others.length === 0 && <Single target={first}>{label}</Single>}
      {booking.widgetUrl === null && first && others.length > 0 && <Menu targets={booking.targets}>{label}</Menu>}
    </aside>
  )
}

function Label({ company, children }: { company: string; children: ReactNode }) {
  return (
    <>
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <path d="M8 3v4m8-4v4M4 10h16M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z" />
      </svg>
      <span className={styles.words}>
        {children}
        {company !== '' && <small className={styles.company}>{company}</small>}
      </span>
    </>
  )
}

function Single({ target, children }: { target: BookingTarget; children: ReactNode }) {
  return (
    <a href={target.href} className={styles.button} {...newTab(target)} {...useStayWhileEditing()}>
      {children}
    </a>
  )
}

function Widget({ url, title, ways, children }: { url: string; title: string; ways: readonly BookingTarget[]; children: ReactNode }) {
  const { texts } = usePage()
  const mode = usePageMode()
  const dialog = useBehaviour('site/booking/booking-dialog', 'tap')
  return (
    <div {...(mode === 'live' && dialog)}>
      <a
        href={url}
        className={styles.button}
        {...newTab({ kind: 'url' })}
        title={fill(texts.bookingNotice, { host: new URL(BOOKING_WIDGET_ORIGIN).hostname })}
        {...useStayWhileEditing()}
      >
        {children}
      </a>
      <dialog className={styles.dialog} aria-label={title}>
        <form method="dialog" className={styles.bar}>
          <p className={styles.title}>{title}</p>
          <button type="submit" className={styles.close} aria-label={texts.close}>
            ×
          </button>
        </form>
        {ways.length > 0 && (
          <ul className={styles.ways}>
            <li>{texts.bookElse}</li>
            {ways.map((way) => (
              <li key={way.href}>
                <a href={way.href}>
                  {`${TARGET_WORDS[way.kind](texts)} `}
                  <b>{way.detail}</b>
                </a>
              </li>
            ))}
          </ul>
        )}
      </dialog>
    </div>
  )
}

const TARGET_WORDS: Record<BookingTarget['kind'], (texts: VisitorTexts) => string | null> = {
  url: (texts) => texts.bookOnline,
  page: () => null,
  phone: (texts) => texts.call,
  email: (texts) => texts.writeEmail,
}

function Menu({ targets, children }: { targets: readonly BookingTarget[]; children: ReactNode }) {
  const { texts } = usePage()
  const stay = useStayWhileEditing()
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={MENU_ID}>
        {children}
      </button>
      <ul id={MENU_ID} popover="auto" className={styles.menu}>
        {targets.map((target) => {
          const words = TARGET_WORDS[target.kind](texts)
          return (
            <li key={target.href}>
              <a href={target.href} className={styles.target} {...newTab(target)} {...stay}>
                {words ?? target.detail}
                {words !== null && <small>{target.detail}</small>}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

import { usePage } from '../../ui/page-context.ts'
import type { Frame } from '../page-view.ts'
import styles from './Footer.module.css'

export function Footer({ frame }: { frame: Frame }) {
  const { texts } = usePage()
  const { street, city, email, phone } = frame.settings.footer
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.name}>{frame.siteName}</p>
        <address className={styles.address}>
          {street !== '' && <span>{street}</span>}
          {city !== '' && <span>{city}</span>}
          {phone !== '' && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        </address>
        <nav aria-label={texts.footerNavigation}>
          <ul className={styles.links}>
            {frame.legal.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            {frame.consent && (
              <li>
                <button type="button" className={styles.consent} data-consent="">
                  {texts.consentSettings}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

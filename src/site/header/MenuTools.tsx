import { usePage } from '../../ui/page-context.ts'
import type { Frame } from '../page-view.ts'
import styles from './MenuTools.module.css'

/** The visitor's account and the languages of the page. */
export function MenuTools({ frame }: { frame: Frame }) {
  const { texts } = usePage()
  const account = [
    { href: frame.profileHref, label: texts.profile },
    { href: frame.loginHref, label: texts.login },
  ]
  const hasLanguages = frame.languages.length > 1
  if (!hasLanguages && account.every(({ href }) => href === null)) return null
  return (
    <div className={styles.tools} data-part="tools">
      {account.map(
        ({ href, label }) =>
          href !== null && (
            <a key={label} href={href} className={styles.account}>
              {label}
            </a>
          ),
      )}
      {hasLanguages && (
        <nav aria-label={texts.languages}>
          <ul className={styles.languages}>
            {frame.languages.map(({ locale, href, isCurrent }) => (
              <li key={locale}>
                <a href={href} hrefLang={locale} lang={locale} aria-current={isCurrent ? 'true' : undefined}>
                  {locale.toUpperCase()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

import { usePage } from '../../ui/page-context.ts'
import type { Frame, MenuItem, MenuLink } from '../page-view.ts'
import styles from './Menu.module.css'

export const MENU_ID = 'site-menu'

function Entry({ link }: { link: MenuLink }) {
  return (
    <a href={link.href} className={link.isButton ? styles.button : styles.link} aria-current={link.isCurrent ? 'page' : undefined}>
      {link.label}
    </a>
  )
}

function Item({ item }: { item: MenuItem }) {
  if ('href' in item) return <Entry link={item} />
  return (
    <details name="header-menu" className={styles.dropdown}>
      <summary className={styles.link} data-current={item.children.some(({ isCurrent }) => isCurrent) ? '' : undefined}>
        {item.label}
      </summary>
      <ul className={styles.children}>
        {item.children.map((child) => (
          <li key={child.id}>
            <Entry link={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Tools({ frame }: { frame: Frame }) {
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
            <a key={label} href={href} className={styles.link}>
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

/** One list of links: a row where it fits, and otherwise a panel that browsers open without a script. */
export function Menu({ frame }: { frame: Frame }) {
  const { texts } = usePage()
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} aria-label={texts.menu} className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
      </button>
      <div id={MENU_ID} popover="auto" className={styles.panel}>
        <nav aria-label={texts.mainNavigation} className={styles.navigation}>
          <ul className={styles.items} data-part="items">
            {frame.menu.map((item) => (
              <li key={item.id}>
                <Item item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <Tools frame={frame} />
      </div>
    </>
  )
}

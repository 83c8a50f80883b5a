import { classNames } from '../../ui/class-names.ts'
import { usePage } from '../../ui/page-context.ts'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { Frame, MenuItem, MenuLink } from '../page-view.ts'
import styles from './Header.module.css'

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
      <summary className={styles.link}>{item.label}</summary>
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

/** Whether it lies over the first section is decided here and not by a selector: the page must not move while it streams in. */
export function Header({ frame, isOverContent = false }: { frame: Frame; isOverContent?: boolean }) {
  const { texts } = usePage()
  const menu = useBehaviour('site/header/menu', 'load')
  const { appearance, header } = frame.settings
  return (
    <header className={classNames(styles.header, header.upperCase && styles.upperCase, header.boldHeaderFont && styles.bold)} data-appearance={appearance.header} data-over={isOverContent ? '' : undefined} data-logo={header.logoSize} {...menu}>
      <a href={frame.homeHref} className={styles.logo}>
        {frame.siteName}
      </a>
      <details className={styles.burger} data-burger="">
        <summary aria-label={texts.menu} className={styles.toggle}>
          <span className={styles.bars} aria-hidden="true" />
        </summary>
        <div className={styles.panel}>
          <nav aria-label={texts.mainNavigation}>
            <ul className={styles.items}>
              {frame.menu.map((item) => (
                <li key={item.id}>
                  <Item item={item} />
                </li>
              ))}
              {frame.loginHref !== null && (
                <li>
                  <a href={frame.loginHref} className={styles.link}>
                    {texts.login}
                  </a>
                </li>
              )}
            </ul>
          </nav>
          {frame.languages.length > 1 && (
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
      </details>
    </header>
  )
}

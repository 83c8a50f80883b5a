import { usePage } from '../../ui/page-context.ts'
import type { MenuItem, MenuLink } from '../page-view.ts'
import styles from './Footer.module.css'

type Column = { id: string; label: string; links: readonly MenuLink[] }

/** Dropdowns become columns of their own; pages that stand alone in the menu share one. */
function columnsOf(menu: readonly MenuItem[], label: string): Column[] {
  const alone = menu.filter((item) => 'href' in item)
  const columns = menu.flatMap((item): Column[] => ('href' in item ? [] : [{ id: item.id, label: item.label, links: item.children }]))
  return alone.length === 0 ? columns : [...columns, { id: 'alone', label, links: alone }]
}

export function FooterMenu({ menu }: { menu: readonly MenuItem[] }) {
  const { texts } = usePage()
  return (
    <nav aria-label={texts.footerMenu} className={styles.columns}>
      {columnsOf(menu, texts.menu).map(({ id, label, links }) => (
        <div key={id}>
          <p className={styles.label}>{label}</p>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.id}>
                <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

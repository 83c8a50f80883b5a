import type { MenuItem as Item, MenuLink } from '../page-view.ts'
import styles from './MenuItem.module.css'

function Entry({ link }: { link: MenuLink }) {
  return (
    <a href={link.href} className={link.isButton ? styles.button : styles.link} aria-current={link.isCurrent ? 'page' : undefined}>
      {link.label}
    </a>
  )
}

function Dropdown({ label, links }: { label: string; links: readonly MenuLink[] }) {
  return (
    <details name="header-menu" className={styles.dropdown}>
      <summary className={styles.link} data-current={links.some(({ isCurrent }) => isCurrent) ? '' : undefined}>
        {label}
      </summary>
      <ul className={styles.children}>
        {links.map((link) => (
          <li key={link.id}>
            <Entry link={link} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A link of the menu, or a word that unfolds several. */
export function MenuItem({ item }: { item: Item }) {
  return <li className={styles.item}>{'href' in item ? <Entry link={item} /> : <Dropdown label={item.label} links={item.children} />}</li>
}

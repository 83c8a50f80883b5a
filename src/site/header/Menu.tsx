import { usePage } from '../../ui/page-context.ts'
import type { Frame } from '../page-view.ts'
import { MenuItem } from './MenuItem.tsx'
import { MenuTools } from './MenuTools.tsx'
import styles from './Menu.module.css'

export const MENU_ID = 'site-menu'

/** One list of links: a row where it fits, and otherwise a panel that browsers open without a script. */
export function Menu({ frame }: { frame: Frame }) {
  const { texts } = usePage()
  return (
    <div id={MENU_ID} popover="auto" className={styles.panel}>
      <nav aria-label={texts.mainNavigation} className={styles.navigation}>
        <ul className={styles.items} data-part="items">
          {frame.menu.map((item) => (
            <MenuItem key={item.id} item={item} />
          ))}
        </ul>
      </nav>
      <MenuTools frame={frame} />
    </div>
  )
}

import { usePage } from '../../ui/page-context.ts'
import { MENU_ID } from './Menu.tsx'
import styles from './MenuToggle.module.css'

/** Opens and closes the menu where it is a panel, without a script. */
export function MenuToggle() {
  const { texts } = usePage()
  return (
    <button type="button" popoverTarget={MENU_ID} aria-label={texts.menu} className={styles.toggle}>
      <span className={styles.bars} aria-hidden="true" />
    </button>
  )
}

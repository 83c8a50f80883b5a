import type { ReactNode } from 'react'
import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import styles from './DrawerPager.module.css'

export type DrawerPage = { id: string; view: ReactNode }

type Props = { label: string; pages: readonly DrawerPage[] }

/** Pages side by side in a drawer over its surroundings: a fifth of it shows, drawn up it fills them. Both ways are plain scrolling. */
export function DrawerPager({ label, pages }: Props) {
  const { texts } = usePage()
  const pager = useBehaviour('ui/drawer-pager/drawer-pager', 'visible')
  return (
    <div className={styles.drawer} data-drawer="" {...pager}>
      <div className={styles.sheet} data-sheet="">
        <div className={styles.bar}>
          <button type="button" className={styles.handle} aria-label={label} aria-expanded="false" data-handle="" />
          <button type="button" className={styles.arrow} aria-label={texts.previousEntry} data-step="-1" />
          <button type="button" className={styles.arrow} aria-label={texts.nextEntry} data-step="1" />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <ol className={styles.pages} tabIndex={0} aria-label={label}>
          {pages.map(({ id, view }) => (
            <li key={id} className={styles.page}>
              {view}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

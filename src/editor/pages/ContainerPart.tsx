import { Plus } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { carryLine } from './drag/carry-line.ts'
import type { ListedContainer } from './page-list.ts'
import { openDialog, openMenu } from './panel-state.ts'
import type { Arranging } from './use-arranging.ts'
import styles from './Pages.module.css'

type Props = { container: ListedContainer; texts: PagesTexts; arranging: Arranging; children: ReactNode }

/** A container of the menu with its entries; one that holds a single page is that page's line. */
export function ContainerPart({ container: { id, name, lines }, texts, arranging, children }: Props) {
  if (lines.some(({ alone }) => alone))
    return (
      <section className={styles.container} data-menu-container={id} data-alone="" aria-label={name}>
        <ul className={styles.lines}>{children}</ul>
      </section>
    )
  const carry = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = currentTarget.closest<HTMLElement>('[data-menu-container]')
    if (from) carryLine(nativeEvent, { hand: { of: 'container', id }, name, from, onDrop: (spot) => arranging.drop({ of: 'container', id }, spot) })
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    arranging.stepContainer(id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <section className={styles.container} data-menu-container={id} aria-label={name}>
      <div className={styles.head}>
        <button type="button" className={styles.handle} data-handle={id} aria-label={fill(texts.container.drag, { name })} onPointerDown={carry} onKeyDown={step} />
        <h4 className={styles.heading}>{name}</h4>
        <button
          type="button"
          className={styles.more}
          aria-label={fill(texts.newPageIn, { name })}
          onClick={() => openDialog({ name: 'create', containerId: id, collection: null })}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.dots}
          aria-haspopup="menu"
          aria-label={fill(texts.container.menu, { name })}
          onClick={({ currentTarget }) => openMenu({ of: 'container', containerId: id, anchor: currentTarget, name })}
        />
      </div>
      {lines.length === 0 ? <p className={styles.empty}>{texts.emptyContainer}</p> : <ul className={styles.lines}>{children}</ul>}
    </section>
  )
}

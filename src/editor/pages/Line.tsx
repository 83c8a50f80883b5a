import { House, Lock, Plus } from 'lucide-react'
import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { carryLine } from './drag/carry-line.ts'
import type { InHand } from './drag/drop-spot.ts'
import type { PageLine } from './page-list.ts'
import { openDialog, openMenu } from './panel-state.ts'
import type { Arranging } from './use-arranging.ts'
import styles from './Pages.module.css'

type Props = { line: PageLine; href: string; isCurrent: boolean; texts: PagesTexts; arranging: Arranging }

const STEPS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: -1, ArrowDown: 1 }

/** Pages without a place of their own in a collection can be dragged into the menu. */
const handOf = ({ page, entry }: PageLine): InHand | null => (entry ? { of: 'entry', id: entry.id } : page ? { of: 'page', id: page.id } : null)

/** One page. There may be a thousand of them, so it is made of few elements; its signs are drawn by the style sheet. */
export const Line = memo(function Line({ line, href, isCurrent, texts, arranging }: Props) {
  const { page, entry, alone } = line
  const name = page?.name ?? texts.marks.gone
  const hand = handOf(line)

  const carry = ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
    const from = currentTarget.closest('li')
    if (hand && from) carryLine(nativeEvent, { hand, name, from, onDrop: (spot) => arranging.drop(hand, spot) })
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined || !entry) return
    event.preventDefault()
    arranging.stepEntry(entry.id, by)
  }

  return (
    <li className={styles.line} data-menu-entry={entry?.id} data-page={page?.id}>
      {entry && <button type="button" className={styles.handle} data-handle={entry.id} aria-label={fill(texts.row.drag, { name })} onPointerDown={carry} onKeyDown={step} />}
      {page ? (
        <a
          href={href}
          draggable={false}
          className={styles.page}
          aria-current={isCurrent ? 'page' : undefined}
          onPointerDown={(event) => event.pointerType === 'mouse' && carry(event)}
        >
          <span className={styles.dot} data-state={page.state} title={texts.states[page.state]} />
          <span className={styles.name} data-line-name="">
            {name}
          </span>
          <span className={styles.spoken}>, {texts.states[page.state]}</span>
          {page.isHome && (
            <span className={styles.mark}>
              <House size={14} aria-hidden="true" /> {texts.marks.home}
            </span>
          )}
          {page.isProtected && <Lock size={16} role="img" aria-label={texts.marks.locked} />}
          {alone?.label != null && <span className={styles.mark}>{fill(texts.marks.called, { name: alone.label })}</span>}
          {entry?.appearance === 'button' && <span className={styles.mark}>{texts.marks.button}</span>}
        </a>
      ) : (
        <span className={styles.page}>
          <span className={styles.name} data-line-name="">
            {name}
          </span>
        </span>
      )}
      {alone && (
        <button
          type="button"
          className={styles.more}
          aria-label={fill(texts.newPageIn, { name })}
          onClick={() => openDialog({ name: 'create', containerId: alone.containerId, collection: null })}
        >
          <Plus size={18} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className={styles.dots}
        aria-haspopup="menu"
        aria-label={fill(texts.row.menu, { name })}
        onClick={({ currentTarget }) => openMenu({ of: 'line', pageId: page?.id ?? entry?.page ?? '', entryId: entry?.id ?? null, anchor: currentTarget, name })}
      />
    </li>
  )
})

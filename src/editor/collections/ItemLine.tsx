import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { CollectionTexts } from '../../i18n/editor/collections/de.ts'
import { fill } from '../../i18n/fill.ts'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { listenForDrag } from '../drag/listen-for-drag.ts'
import type { Item } from './use-collection.ts'
import styles from './Collection.module.css'

type Props = { item: Item; texts: CollectionTexts; onToggle: () => void }

type ShownProps = Props & {
  before: string | null
  after: string | null
  isOver: boolean
  onMove: (over: string) => void
  /** Which line the pointer is over while this one is in the hand. */
  onOver: (id: string | null) => void
}

const lineUnder = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null

/** An entry that is listed: dragged by its handle, moved by buttons or by arrow keys on the handle. */
export function ShownLine({ item, texts, before, after, isOver, onMove, onOver, onToggle }: ShownProps) {
  const name = item.name || texts.unnamed

  function pick({ nativeEvent }: PointerEvent) {
    listenForDrag(nativeEvent, () => {
      let over: string | null = null
      return {
        moveTo({ x, y }) {
          const next = lineUnder(x, y)
          over = next === item.id ? null : next
          onOver(over)
        },
        end(isDropped) {
          onOver(null)
          if (isDropped && over !== null) onMove(over)
        },
      }
    })
  }

  function step(event: KeyboardEvent) {
    const over = event.key === 'ArrowUp' ? before : event.key === 'ArrowDown' ? after : null
    if (over === null) return
    event.preventDefault()
    onMove(over)
  }

  return (
    <li className={styles.line} data-item={item.id} data-over={isOver || undefined}>
      <IconButton label={fill(texts.drag, { name })} className={styles.handle} onPointerDown={pick} onKeyDown={step}>
        <GripVertical size={18} aria-hidden="true" />
      </IconButton>
      <Name item={item} texts={texts} />
      <IconButton label={fill(texts.up, { name })} isIdle={before === null} onClick={() => before !== null && onMove(before)}>
        <ArrowUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={fill(texts.down, { name })} isIdle={after === null} onClick={() => after !== null && onMove(after)}>
        <ArrowDown size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={fill(texts.hide, { name })} onClick={onToggle}>
        <Eye size={18} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

export function ArchivedLine({ item, texts, onToggle }: Props) {
  return (
    <li className={styles.line} data-away="">
      <Name item={item} texts={texts} />
      <IconButton label={fill(texts.show, { name: item.name || texts.unnamed })} onClick={onToggle}>
        <EyeOff size={18} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function Name({ item, texts }: Omit<Props, 'onToggle'>) {
  return (
    <span className={styles.name}>
      {item.name || texts.unnamed}
      {item.isDraft && <small className={styles.draft}>{texts.draft}</small>}
    </span>
  )
}

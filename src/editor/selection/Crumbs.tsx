import { ChevronRight } from 'lucide-react'
import { useStore } from 'zustand'
import { findGroup } from '../../model/commands/desk.ts'
import { walkGroups } from '../../model/page/document.ts'
import { useWorkbench } from '../workbench.ts'
import { groupOf, isSameItem, wayTo, type Item } from '../state/item.ts'
import { useNameOf } from './use-names.ts'
import styles from './ItemBar.module.css'

const keyOf = (item: Item) => (item.of === 'field' ? `${item.groupId}:${item.slot}` : item.of === 'group' ? item.groupId : item.of)

/** Page › section › card › text: each step can be chosen. */
export function Crumbs({ item }: { item: Item }) {
  const { texts, history, publication, selection } = useWorkbench()
  const nameOf = useNameOf()
  const group = useStore(history.store, () => findGroup(history.shown(), groupOf(item) ?? ''))
  const isChanged = useStore(publication.store, ({ changed }) => group !== undefined && [...walkGroups([group])].some(({ id }) => changed.includes(id)))
  const status = group?.status === 'published' && isChanged ? 'changed' : group?.status
  return (
    <nav aria-label={texts.items.way} className={styles.way}>
      {status !== undefined && <span className={styles.status} data-status={status} role="img" aria-label={texts.items.status[status]} title={texts.items.status[status]} />}
      <ol className={styles.crumbs}>
        {wayTo(history.shown(), item).map((step) => (
          <li key={keyOf(step)} className={styles.crumb}>
            {step.of !== 'page' && <ChevronRight size={14} aria-hidden="true" />}
            <button type="button" className={styles.step} aria-current={isSameItem(step, item) || undefined} onClick={() => selection.focus(step)}>
              {nameOf(step)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useStore } from 'zustand'
import { findGroup } from '../../model/commands/desk.ts'
import { sectionName } from '../names/section-name.ts'
import { slotLabel } from '../names/slot-label.ts'
import { useWorkbench } from '../workbench.ts'
import type { Item } from '../state/item.ts'

/** What an owner calls it; empty once it is gone. */
export function useNameOf(): (item: Item) => string {
  const { texts, history } = useWorkbench()
  useStore(history.store, (state) => state.groups)
  return (item) => {
    if (item.of === 'page') return texts.items.page
    if (item.of === 'frame') return texts.items.frame[item.part]
    if (item.of === 'field') return slotLabel(texts, item.slot)
    const type = findGroup(history.shown(), item.groupId)?.type
    return type === undefined ? '' : sectionName(texts, type)
  }
}

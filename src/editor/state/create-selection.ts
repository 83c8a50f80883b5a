import { createStore } from 'zustand/vanilla'
import { parentOf, type Desk } from '../../model/commands/desk.ts'
import { elementOf } from './elements.ts'
import { isSameItem, outwards, type Item } from './item.ts'

/** E-030: where a new tab of the same session goes on. */
export const PARENT_KEY = 'currentParentId'

export type Selection = ReturnType<typeof createSelection>

function keepParent(desk: Desk, item: Item): void {
  const parent = item.of === 'field' ? item.groupId : item.of === 'group' ? (parentOf(desk, item.groupId) ?? desk.pageId) : desk.pageId
  try {
    sessionStorage.setItem(PARENT_KEY, parent)
  } catch {
    // A browser that keeps nothing still selects.
  }
}

/** The one thing that the menu beside it is about. */
export function createSelection(shown: () => Desk) {
  const store = createStore<{ item: Item | null }>(() => ({ item: null }))

  function select(item: Item | null) {
    if (isSameItem(store.getState().item, item)) return
    if (item) keepParent(shown(), item)
    store.setState({ item })
  }

  /** The keyboard follows: the next press of Tab goes on from there. */
  function focus(item: Item) {
    select(item)
    const element = elementOf(item)
    if (!element) return
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
  }

  return {
    store,
    select,
    focus,
    clear: () => select(null),
    /** Answers whether there was anything to step out of. */
    stepOut(): boolean {
      const { item } = store.getState()
      if (!item) return false
      const next = outwards(shown(), item)
      if (next) focus(next)
      else {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        select(null)
      }
      return true
    },
  }
}

import { createStore } from 'zustand/vanilla'
import { parentOf, type Desk } from '../../model/commands/desk.ts'
import { elementOf } from './elements.ts'
import { isSameItem, outwards, type Item } from './item.ts'

/** E-030: where a new tab of the same session goes on. */
export const PARENT_KEY = 'currentParentId'

/** `href`: the page in edit mode that was pressed on inside it, where its words come from another page (E-042). */
export type Chosen = { item: Item | null; href: string | null }

export type Selection = ReturnType<typeof createSelection>

function keepParent(desk: Desk, item: Item): void {
  if (item.of === 'frame') return
  const parent = item.of === 'field' ? item.groupId : item.of === 'group' ? (parentOf(desk, item.groupId) ?? desk.pageId) : desk.pageId
  try {
    sessionStorage.setItem(PARENT_KEY, parent)
  } catch {
    // A browser that keeps nothing still selects.
  }
}

/** Where the menu of what is chosen says which keys lead on. */
export const KEYS_HINT = 'item-keys'

function describe(element: HTMLElement): void {
  element.setAttribute('aria-describedby', KEYS_HINT)
  element.addEventListener('blur', () => element.removeAttribute('aria-describedby'), { once: true })
}

/** The one thing that the menu beside it is about. */
export function createSelection(shown: () => Desk) {
  const store = createStore<Chosen>(() => ({ item: null, href: null }))

  function select(item: Item | null, href: string | null = null) {
    const now = store.getState()
    if (isSameItem(now.item, item) && now.href === href) return
    if (item) keepParent(shown(), item)
    store.setState({ item: isSameItem(now.item, item) ? now.item : item, href })
  }

  /** The next press of Tab goes on from there. */
  function moveKeyboard(item: Item) {
    const element = elementOf(item)
    if (!element) return
    if (element.tabIndex < 0) element.tabIndex = -1
    element.focus({ preventScroll: true })
    if (element.tabIndex < 0) describe(element)
  }

  function focus(item: Item) {
    select(item)
    moveKeyboard(item)
  }

  return {
    store,
    select,
    focus,
    clear: () => select(null),
    /** Nothing is chosen, and the keyboard goes on from there. */
    rest(item: Item) {
      select(null)
      moveKeyboard(item)
    },
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

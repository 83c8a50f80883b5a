import type { Selection } from '../state/create-selection.ts'
import { elementOf } from '../state/elements.ts'

const BAR = '[data-part="item"]'
const BUTTONS = 'a[href], button'

/** Who walks through the whole page comes to the tools after it, and goes on to the editor's bar; who came from the chosen thing goes on into that. */
let isFromItem = false

/** Tab leads from what is chosen as a whole to its tools, and behind the last one on into it; with Shift back to it. */
export function stepThroughBar(event: KeyboardEvent, selection: Selection): void {
  const { item } = selection.store.getState()
  const bar = item && document.querySelector<HTMLElement>(BAR)
  if (!bar || event.altKey || event.ctrlKey || event.metaKey) return
  const focused = document.activeElement
  const all = [...bar.querySelectorAll<HTMLElement>(BUTTONS)]
  const first = bar.querySelector<HTMLElement>(`[role="toolbar"] :is(${BUTTONS})`) ?? all[0]
  const isOnItem = focused === elementOf(item) && focused?.matches('[tabindex="-1"]') === true
  if (isOnItem && first && !event.shiftKey) {
    event.preventDefault()
    first.focus()
    isFromItem = true
  } else if (event.shiftKey && (focused === first || focused === all[0])) {
    event.preventDefault()
    selection.focus(item)
  } else if (!event.shiftKey && isFromItem && focused === all.at(-1)) {
    // The browser's own step follows, from there.
    selection.focus(item)
    isFromItem = false
  }
}

/** Answers whether the keyboard was among the tools of a section, card or page, and came back to it. */
export function leaveBar(selection: Selection): boolean {
  const { item } = selection.store.getState()
  const focused = document.activeElement
  // Who pressed a button by mouse was never away from the page; and a text would begin to be written.
  if (!item || item.of === 'field' || !focused?.closest(BAR) || !focused.matches(':focus-visible')) return false
  selection.focus(item)
  return document.activeElement !== focused
}

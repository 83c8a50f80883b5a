import type { Item } from '../state/item.ts'
import type { Workbench } from '../workbench.ts'
import { skipUnused } from '../slots/skip-unused.ts'
import { createKeyActions } from './create-key-actions.ts'
import { keyAction } from './key-action.ts'
import { stepThroughBar } from './step-through-bar.ts'

const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open], header details[open], [data-in-hand]'
const ASKS = '[role="alertdialog"], [role="menu"], dialog[open], [data-asks]'
const TYPED = 'input, textarea, select, [contenteditable]'

/** On the chosen section itself, or nowhere: a button elsewhere keeps its own Enter. */
function isOnGroup(item: Item | null): boolean {
  const focused = document.activeElement
  return item?.of === 'group' && (focused === null || focused === document.body || focused.id === `s-${item.groupId}`)
}

function isOnItsTools(item: Item | null): boolean {
  return item?.of === 'group' && document.activeElement?.closest('[data-part="item"]') != null
}

/** Listens before everyone else, because whoever closes something on Escape changes what is topmost. */
export function listenForKeys(workbench: Workbench): void {
  const { toolbar, typing, selection } = workbench
  const actions = createKeyActions(workbench)
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && document.querySelector(COVERS) === null) stepThroughBar(event, selection)
      if (event.key === 'Tab') skipUnused(event)
      const { item } = selection.store.getState()
      const edit = typing.getState().edit
      const hasGroup = edit === null && isOnGroup(item)
      const isOnTools = edit === null && event.altKey && isOnItsTools(item)
      // A key that only writes is never ours; looking for dialogs at each one would be felt on a long page.
      const isOurs = event.key === 'Escape' || event.key === 'F6' || event.metaKey || event.ctrlKey || hasGroup || isOnTools
      if (!isOurs || event.isComposing) return
      const isTypedElsewhere = edit === null && event.target instanceof Element && event.target.closest(TYPED) !== null
      const action = keyAction(event, {
        isOn: toolbar.isOn(),
        isCovered: () => document.querySelector(COVERS) !== null,
        isElsewhere: () => isTypedElsewhere || document.querySelector(ASKS) !== null,
        isTyping: edit !== null,
        hasGroup,
        isOnTools,
      })
      if (!action) return
      event.preventDefault()
      actions[action]()
    },
    { capture: true },
  )
}

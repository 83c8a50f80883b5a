import type { Workbench } from '../workbench.ts'
import { keyAction } from './key-action.ts'

const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open], header details[open]'

/** Listens before everyone else, because whoever closes something on Escape changes what is topmost. */
export function listenForKeys({ toolbar, typing, undo, redo }: Workbench): void {
  const actions = { turnOn: toolbar.turnOn, turnOff: toolbar.turnOff, undo, redo }
  window.addEventListener(
    'keydown',
    (event) => {
      // A letter is never ours; looking for dialogs at each one would be felt on a long page.
      if (event.key !== 'Escape' && !event.metaKey && !event.ctrlKey) return
      const action = keyAction(event, {
        isOn: toolbar.isOn(),
        isCovered: document.querySelector(COVERS) !== null,
        isTyping: typing.getState().edit !== null,
      })
      if (!action) return
      event.preventDefault()
      actions[action]()
    },
    { capture: true },
  )
}

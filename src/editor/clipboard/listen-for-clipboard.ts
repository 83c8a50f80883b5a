import type { Workbench } from '../workbench.ts'
import { readCopied } from './clipboard.ts'
import { createClipboard } from './create-clipboard.ts'

const TYPED = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** Marked words and places to type in keep their own copy and paste. */
function isFree(event: ClipboardEvent): boolean {
  const isInText = event.target instanceof Element && event.target.closest(TYPED) !== null
  return !isInText && document.querySelector('[role="dialog"], [role="alertdialog"]') === null && getSelection()?.isCollapsed !== false
}

/** The usual keys, while a section or card is chosen as a whole. */
export function listenForClipboard(workbench: Workbench): () => void {
  const clipboard = createClipboard(workbench)
  const stop = new AbortController()
  const copy = (event: ClipboardEvent) => {
    const { item } = workbench.selection.store.getState()
    if (!workbench.toolbar.isOn() || item?.of !== 'group' || !isFree(event)) return
    const copied = clipboard.copy(item.groupId)
    if (!copied) return
    event.clipboardData?.setData('text/plain', copied.text)
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent) => {
    if (!workbench.toolbar.isOn() || !isFree(event) || event.clipboardData?.getData('text/plain') !== readCopied()?.text) return
    event.preventDefault()
    clipboard.paste()
  }
  document.addEventListener('copy', copy, { signal: stop.signal })
  document.addEventListener('paste', paste, { signal: stop.signal })
  return () => stop.abort()
}

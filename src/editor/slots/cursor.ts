/** How many letters stand before the cursor; null where the cursor is elsewhere. */
function cursorIn(element: HTMLElement): number | null {
  const selection = getSelection()
  if (document.activeElement !== element || !selection?.focusNode || !element.contains(selection.focusNode)) return null
  const range = document.createRange()
  range.setStart(element, 0)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

/** Writes the text as one node and keeps the cursor where it was, as far as the text goes. */
export function writeText(element: HTMLElement, text: string): void {
  const offset = cursorIn(element)
  element.textContent = text
  if (offset === null) return
  const node = element.firstChild
  if (node) getSelection()?.collapse(node, Math.min(offset, text.length))
  else getSelection()?.collapse(element, 0)
}

/** Where one goes with Enter or Tab, one reads on: the cursor stands behind the last letter. */
export function cursorToEnd(element: HTMLElement): void {
  const selection = getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

/**
 * A browser may give an empty element the focus and leave the cursor where it was, on a place that was taken away meanwhile: the
 * letters then went nowhere.
 */
export function cursorInto(element: HTMLElement): void {
  const at = getSelection()?.focusNode
  if (document.activeElement === element && !(at && element.contains(at))) cursorToEnd(element)
}

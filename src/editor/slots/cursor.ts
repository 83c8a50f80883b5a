/** Writes the text as one node and keeps the cursor about where it was. */
export function writeText(element: HTMLElement, text: string): void {
  const selection = getSelection()
  const hasCursor = document.activeElement === element && selection?.anchorNode != null && element.contains(selection.anchorNode)
  const offset = hasCursor ? selection.anchorOffset : 0
  element.textContent = text
  if (!hasCursor) return
  const node = element.firstChild
  if (node) selection.collapse(node, Math.min(offset, text.length))
  else selection.collapse(element, 0)
}

export function cursorToEnd(element: HTMLElement): void {
  const selection = getSelection()
  selection?.selectAllChildren(element)
  selection?.collapseToEnd()
}

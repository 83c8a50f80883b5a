/** The box around it that cuts it off and cannot be scrolled, as a slider has that turns by itself. */
export function stageOf(element: Element): Element | null {
  const { top, height } = element.getBoundingClientRect()
  const middle = top + height / 2
  for (let around = element.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    if (getComputedStyle(around).overflowY === 'clip' && (middle < box.top || middle > box.bottom)) return around
  }
  return null
}

/** Scrolls there. A slider that turns by itself turns to what gets the focus; scrolling to one of its slides would lead past it. */
export function bringIntoView(element: Element, options: ScrollIntoViewOptions): void {
  const stage = stageOf(element)
  if (stage) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  const target = stage ?? element
  target.scrollIntoView(options)
}

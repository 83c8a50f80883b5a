const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** A button without words: visitors see nothing there. */
const isUnused = (element: Element) => element.matches('[data-editable]') && element.textContent === '' && element.closest('a[data-field]') !== null

const canStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(STOPS) &&
  (element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex'))) &&
  element.checkVisibility()

/** Only as far as it is asked: on a long page there are thousands. */
function* stopsAfter(from: Element): Generator<HTMLElement> {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT)
  walker.currentNode = from
  while (walker.nextNode()) if (walker.currentNode instanceof Element && canStop(walker.currentNode)) yield walker.currentNode
}

/** What Tab comes to instead, where the next stop would be a button that nobody uses; null where the browser knows better. */
function stopBehindUnused(from: Element): HTMLElement | null {
  let hasSkipped = false
  for (const stop of stopsAfter(from)) {
    if (!isUnused(stop)) return hasSkipped ? stop : null
    hasSkipped = true
  }
  return null
}

/** Words typed after Tab go into the next text. An empty button lies behind it, and is reached with Shift and Tab or a click. */
export function skipUnused(event: KeyboardEvent): void {
  if (event.shiftKey || !(event.target instanceof Element) || !event.target.closest('main')) return
  const stop = stopBehindUnused(event.target)
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

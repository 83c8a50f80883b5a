const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/** A button without words: visitors see nothing there. */
const isUnused = (element: Element) => element.matches('[data-editable]') && element.textContent === '' && element.closest('a[data-field]') !== null

const canStop = (element: HTMLElement) => (element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex'))) && element.checkVisibility()

/** What Tab comes to instead, where the next stop would be a button that nobody uses; null where the browser knows better. */
export function stopBehindUnused(from: Element, root: ParentNode = document): HTMLElement | null {
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(canStop)
  const at = stops.findIndex((each) => each === from)
  const next = stops[at + 1]
  if (at < 0 || !next || !isUnused(next)) return null
  return stops.slice(at + 1).find((each) => !isUnused(each)) ?? null
}

/** Words typed after Tab go into the next text. An empty button lies behind it, and is reached with Shift and Tab or a click. */
export function skipUnused(event: KeyboardEvent): void {
  if (event.shiftKey || !(event.target instanceof Element) || !event.target.closest('main')) return
  const stop = stopBehindUnused(event.target)
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

const PARTS = ['#page', '[data-part="item"]', '[data-part="panel"]', '[data-part="bar"]']
const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])'

let lastOnPage: HTMLElement | null = null

/** F6: page, menu of what is chosen, panel, bar, and round again; the page gets its cursor back where it was. */
export function focusOtherPart(): void {
  const parts = PARTS.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
  const now = parts.findIndex((part) => part.contains(document.activeElement))
  if (parts[now]?.id === 'page' && document.activeElement instanceof HTMLElement) lastOnPage = document.activeElement
  const next = parts[(now + 1) % parts.length]
  const target = next?.id === 'page' && lastOnPage?.isConnected ? lastOnPage : next?.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus()
}

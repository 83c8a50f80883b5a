const AWAY = 'data-away'

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Stays folded for the rest of the visit, folds on Escape, and steps aside for whatever has the focus beneath it. */
export function attach(bubble: HTMLElement): () => void {
  if (!(bubble instanceof HTMLDetailsElement)) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const key = `vitrine:${bubble.closest('section')?.id ?? ''}`
  const summary = bubble.querySelector('summary')

  if (sessionStorage.getItem(key) !== null) bubble.open = false
  bubble.addEventListener('toggle', () => (bubble.open ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, '')), { signal })
  bubble.addEventListener('keydown', (event) => {
    // Whoever writes in it leaves the text with this key, and nothing more.
    if (event.key !== 'Escape' || !bubble.open || (event.target instanceof HTMLElement && event.target.isContentEditable)) return
    bubble.open = false
    summary?.focus()
  }, { signal })

  const stepAside = () => {
    const focused = document.activeElement
    const isBeneath = focused !== null && focused !== document.body && focused.id !== 'content' && !bubble.contains(focused)
    bubble.toggleAttribute(AWAY, isBeneath && overlaps(focused.getBoundingClientRect(), bubble.getBoundingClientRect()))
  }
  document.addEventListener('focusin', stepAside, { signal })
  document.addEventListener('scroll', stepAside, { signal, passive: true })

  return () => {
    stop.abort()
    bubble.removeAttribute(AWAY)
  }
}

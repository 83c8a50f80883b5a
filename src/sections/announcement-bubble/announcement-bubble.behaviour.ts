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

  // A phone has no room beside the page: there the bubble waits folded until it is asked.
  const remembered = sessionStorage.getItem(key)
  if (remembered === 'folded' || (remembered === null && matchMedia('(max-width: 40rem)').matches)) bubble.open = false
  bubble.addEventListener('toggle', () => sessionStorage.setItem(key, bubble.open ? 'open' : 'folded'), { signal })
  bubble.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !bubble.open) return
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

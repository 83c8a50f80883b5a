/** Opening a job closes the one above it; the title that was pressed stays under the finger all the same. */
export function attach(list: HTMLElement): () => void {
  const stop = new AbortController()
  const holdStill = ({ target }: Event) => {
    const summary = target instanceof Element ? target.closest('summary') : null
    if (!summary) return
    const top = () => summary.getBoundingClientRect().top
    const before = top()
    requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: 'instant' }))
  }
  list.addEventListener('click', holdStill, { signal: stop.signal })
  return () => stop.abort()
}

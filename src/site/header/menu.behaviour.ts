/** The menu works as plain details; this closes it with Escape, on a click elsewhere, and holds the page still below it. */
export function attach(header: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const open = () => [...header.querySelectorAll<HTMLDetailsElement>('details[open]')]
  const burger = header.querySelector<HTMLDetailsElement>('[data-burger]')
  const root = document.documentElement

  const closeLast = () => {
    const last = open().at(-1)
    if (!last) return
    last.open = false
    last.querySelector('summary')?.focus()
  }

  document.addEventListener('keydown', (event) => event.key === 'Escape' && closeLast(), { signal })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Node && header.contains(event.target)) return
    for (const details of open()) details.open = false
  }, { signal })
  burger?.addEventListener('toggle', () => root.toggleAttribute('data-menu-open', burger.open), { signal })
  header.addEventListener('focusout', (event) => {
    const next = event.relatedTarget
    if (burger?.open && next instanceof Node && !header.contains(next)) burger.open = false
  }, { signal })

  return () => {
    stop.abort()
    root.removeAttribute('data-menu-open')
  }
}

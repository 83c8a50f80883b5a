/** Knows which page is on show and whether the drawer is up; links to a page elsewhere turn to it without moving the window. */
export function attach(drawer: HTMLElement): () => void {
  const pages = drawer.querySelector('ol')
  const handle = drawer.querySelector<HTMLElement>('[data-handle]')
  if (!pages || !handle) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const all = [...pages.children].filter((page) => page instanceof HTMLElement)
  const arrows = [...drawer.querySelectorAll<HTMLButtonElement>('[data-step]')]
  let active = -1

  const offset = () => (all[0]?.offsetWidth ?? 0) || 1
  const show = (index: number) => pages.scrollTo({ left: Math.max(0, Math.min(index, all.length - 1)) * offset() })
  const mark = () => {
    const now = Math.max(0, Math.min(Math.round(pages.scrollLeft / offset()), all.length - 1))
    if (now === active) return
    active = now
    arrows.forEach((arrow) => { arrow.disabled = all[active + Number(arrow.dataset['step'])] === undefined })
    drawer.dispatchEvent(new CustomEvent('drawer_page', { bubbles: true, detail: { index: active } }))
  }
  const lift = (isUp: boolean) => drawer.scrollTo({ top: isUp ? drawer.scrollHeight : 0 })
  const watch = () => {
    const isOpen = drawer.scrollTop > (drawer.scrollHeight - drawer.clientHeight) / 2
    drawer.toggleAttribute('data-open', isOpen)
    handle.ariaExpanded = String(isOpen)
  }

  drawer.addEventListener('scroll', watch, { signal, passive: true })
  pages.addEventListener('scroll', mark, { signal, passive: true })
  handle.addEventListener('click', () => lift(!drawer.hasAttribute('data-open')), { signal })
  arrows.forEach((arrow) => arrow.addEventListener('click', () => show(active + Number(arrow.dataset['step'])), { signal }))
  pages.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || event.target !== pages) return
    event.preventDefault()
    show(active + step)
  }, { signal })
  drawer.parentElement?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const at = link ? all.findIndex((page) => page.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`)) : -1
    if (at < 0) return
    event.preventDefault()
    show(at)
  }, { signal })
  drawer.dataset['ready'] = ''
  mark()
  watch()

  return () => {
    stop.abort()
    delete drawer.dataset['ready']
    drawer.removeAttribute('data-open')
  }
}

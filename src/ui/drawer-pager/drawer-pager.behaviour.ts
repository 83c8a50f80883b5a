/** Knows which page is on show and whether the drawer is up; links to a page elsewhere turn to it without moving the window. */
export function attach(drawer: HTMLElement): () => void {
  const pages = drawer.querySelector('ol')
  const handle = drawer.querySelector<HTMLElement>('[data-handle]')
  if (!pages || !handle) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  // Asked anew each time: in the editor, pages come and go.
  const all = () => [...pages.querySelectorAll<HTMLElement>(':scope > *')]
  let active = -1

  const offset = () => (all()[0]?.offsetWidth ?? 0) || 1
  const within = (index: number) => Math.max(0, Math.min(index, all().length - 1))
  const show = (index: number) => pages.scrollTo({ left: within(index) * offset() })
  const mark = () => {
    const now = within(Math.round(pages.scrollLeft / offset()))
    const count = all().length
    for (const arrow of drawer.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const next = now + Number(arrow.dataset['step'])
      arrow.disabled = next < 0 || next >= count
    }
    if (now === active) return
    active = now
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
  drawer.addEventListener(
    'click',
    ({ target }) => {
      const arrow = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (arrow) show(active + Number(arrow.dataset['step']))
    },
    { signal },
  )
  pages.addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined || event.target !== pages) return
      event.preventDefault()
      show(active + step)
    },
    { signal },
  )
  drawer.parentElement?.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      const at = link ? all().findIndex((page) => page.querySelector(`[id="${CSS.escape(link.hash.slice(1))}"]`)) : -1
      if (at < 0) return
      event.preventDefault()
      show(at)
    },
    { signal },
  )
  const changed = new MutationObserver(mark)
  changed.observe(pages, { childList: true })
  drawer.dataset['ready'] = ''
  mark()
  watch()

  return () => {
    stop.abort()
    changed.disconnect()
    delete drawer.dataset['ready']
    drawer.removeAttribute('data-open')
  }
}

/** V-171 */
const DELAY_MS = 500

/** Shows the next photographs on request. They are asked for anew each time: in the editor they come and go. */
export function attach(gallery: HTMLElement): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const waiting = () => [...gallery.querySelectorAll('[data-batch] ~ [data-batch]:not([data-open])')]
  const button = () => gallery.querySelector<HTMLButtonElement>('button[data-more]')
  const follow = () => {
    const more = button()
    const isOver = waiting().length === 0
    if (more && more.hidden !== isOver) more.hidden = isOver
  }

  function showNext() {
    timer = undefined
    const more = button()
    const hadFocus = more !== null && document.activeElement === more
    const [next] = waiting()
    next?.setAttribute('data-open', '')
    more?.removeAttribute('aria-busy')
    follow()
    if (hadFocus && more.hidden) next?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }

  gallery.addEventListener(
    'click',
    (event) => {
      const more = event.target instanceof Element ? event.target.closest('[data-more]') : null
      if (!more || timer !== undefined) return
      more.setAttribute('aria-busy', 'true')
      timer = setTimeout(showNext, DELAY_MS)
    },
    { signal: stop.signal },
  )
  const changed = new MutationObserver(follow)
  changed.observe(gallery, { childList: true, subtree: true })
  follow()

  return () => {
    stop.abort()
    changed.disconnect()
    clearTimeout(timer)
    for (const batch of gallery.querySelectorAll('[data-open]')) batch.removeAttribute('data-open')
  }
}

import { HEADER_SCROLL_DEBOUNCE_MS } from '../../../model/site/timings.ts'
import { debounce } from './debounce.ts'
import { isMove, nextScrollState, type ScrollState } from '../scroll-state.ts'

/** A fixed header never leaves; it only learns whether the page has moved beneath it. */
export function followScroll(header: HTMLElement, stop: AbortController): void {
  const isFixed = header.dataset['type'] === 'fixed'
  let state: ScrollState = 'flow'
  let from = scrollY
  const show = (next: ScrollState) => {
    state = next
    if (next === 'flow') delete header.dataset['scroll']
    else header.dataset['scroll'] = next
  }
  const follow = () => {
    const to = scrollY
    if (isFixed) return show(to > 0 ? 'shown' : 'flow')
    if (!isMove(from, to)) return
    show(nextScrollState({ state, from, to, height: header.offsetHeight }))
    from = to
  }
  /** Whoever is in it by keyboard holds it in the window: there it is no longer over the hero, and needs its own ground. */
  const hold = () => {
    if (state === 'flow' && scrollY > header.offsetHeight && header.querySelector(':focus-visible')) show('hidden')
  }
  const later = debounce(() => {
    follow()
    hold()
  }, HEADER_SCROLL_DEBOUNCE_MS)
  header.addEventListener('focusin', hold, stop)
  document.addEventListener('scroll', later.start, { signal: stop.signal, passive: true })
  stop.signal.addEventListener('abort', () => {
    later.stop()
    show('flow')
  })
  if (isFixed) follow()
}

import { SEARCH_MIN_CHARACTERS } from '../../../model/site/header.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../model/site/timings.ts'
import { debounce } from './debounce.ts'

export function isSearchable(term: string): boolean {
  return term.trim().length >= SEARCH_MIN_CHARACTERS
}

const TYPED = 'search-typed'

/** Storage may be forbidden; then the results are there and the typing begins anew. */
function inStorage<Found>(act: (storage: Storage) => Found): Found | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

/** Turns the link to the search page into a bar where there is room for one. Returns how to close it. */
export function openSearch(header: HTMLElement, isWide: () => boolean, stop: AbortController): () => void {
  const form = header.querySelector<HTMLFormElement>('form')
  const link = header.querySelector<HTMLElement>('[data-part=search]')
  const input = form?.querySelector('input')
  if (!form || !link || !input) return () => {}
  // Whoever only paused goes on typing while the results are fetched, and afterwards.
  const searchMeanwhile = () => {
    if (!isSearchable(input.value)) return
    addEventListener('pagehide', () => form.hidden || inStorage((storage) => storage.setItem(TYPED, input.value)), { once: true, signal: stop.signal })
    form.submit()
  }
  const later = debounce(searchMeanwhile, SEARCH_DEBOUNCE_MS)
  const show = (isShown: boolean) => {
    later.stop()
    form.hidden = !isShown
    header.toggleAttribute('data-searching', isShown)
  }
  const close = () => {
    if (form.hidden) return
    const hadFocus = form.contains(document.activeElement)
    show(false)
    if (hadFocus) link.focus()
  }

  link.addEventListener(
    'click',
    (event) => {
      if (!isWide() || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      show(true)
      input.focus()
    },
    stop,
  )
  input.addEventListener('input', later.start, stop)
  form.addEventListener('submit', (event) => isSearchable(input.value) || event.preventDefault(), stop)
  form.addEventListener('reset', close, stop)
  const typed = inStorage((storage) => {
    const letters = storage.getItem(TYPED)
    storage.removeItem(TYPED)
    return letters
  })
  if (typed != null && isWide()) {
    show(true)
    input.value = typed
    input.focus({ preventScroll: true })
    if (typed.trim() !== new URLSearchParams(location.search).get('search')?.trim()) later.start()
  }
  stop.signal.addEventListener('abort', close)
  return close
}

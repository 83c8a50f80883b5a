import { SEARCH_MIN_CHARACTERS } from '../../../model/site/header.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../model/site/timings.ts'
import { debounce } from './debounce.ts'

export function isSearchable(term: string): boolean {
  return term.trim().length >= SEARCH_MIN_CHARACTERS
}

const TYPED = 'search-typed'

function keepTyped(term: string): void {
  try {
    sessionStorage.setItem(TYPED, term)
  } catch {
    // Storage may be forbidden; then the results are there and the typing begins anew.
  }
}

function takeTyped(): string | null {
  try {
    const typed = sessionStorage.getItem(TYPED)
    sessionStorage.removeItem(TYPED)
    return typed
  } catch {
    return null
  }
}

/** Turns the link to the search page into a bar where there is room for one. Returns how to close it. */
export function openSearch(header: HTMLElement, isWide: () => boolean, signal: AbortSignal): () => void {
  const form = header.querySelector<HTMLFormElement>('form')
  const link = header.querySelector<HTMLElement>('[data-part="search"]')
  const input = form?.querySelector('input')
  if (!form || !link || !input) return () => {}
  const search = () => {
    if (isSearchable(input.value)) form.submit()
  }
  // Whoever only paused goes on typing while the results are fetched, and afterwards.
  const searchMeanwhile = () => {
    if (!isSearchable(input.value)) return
    addEventListener('pagehide', () => form.hidden || keepTyped(input.value), { once: true, signal })
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
    { signal },
  )
  input.addEventListener('input', later.start, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      search()
    },
    { signal },
  )
  form.addEventListener('reset', close, { signal })
  const typed = takeTyped()
  if (typed !== null && isWide()) {
    show(true)
    input.value = typed
    input.focus({ preventScroll: true })
    if (typed.trim() !== new URLSearchParams(location.search).get('search')?.trim()) later.start()
  }
  signal.addEventListener('abort', close)
  return close
}

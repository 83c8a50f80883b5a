import { SEARCH_MIN_CHARACTERS } from '../../../model/site/header.ts'
import { SEARCH_DEBOUNCE_MS } from '../../../model/site/timings.ts'
import { debounce } from './debounce.ts'

export function isSearchable(term: string): boolean {
  return term.trim().length >= SEARCH_MIN_CHARACTERS
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
  const later = debounce(search, SEARCH_DEBOUNCE_MS)
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
  signal.addEventListener('abort', close)
  return close
}

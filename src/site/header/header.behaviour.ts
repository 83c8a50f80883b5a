import { followScroll } from './behaviour/follow-scroll.ts'
import { holdFocus } from './behaviour/hold-focus.ts'
import { keepFitting } from './behaviour/keep-fitting.ts'
import { openSearch } from './behaviour/open-search.ts'

/** Menu and dropdowns open without this; here they learn when to close, and the header how much room it has. */
export function attach(header: HTMLElement): () => void {
  const menu = header.querySelector<HTMLElement>('[popover]')
  const toggle = header.querySelector<HTMLElement>('[popovertarget]')
  if (!menu || !toggle) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const isMenuOpen = () => menu.matches(':popover-open')
  const closeMenu = () => isMenuOpen() && menu.hidePopover()
  const dropdown = () => header.querySelector<HTMLDetailsElement>('details[open]')
  const closeDropdown = () => dropdown()?.removeAttribute('open')
  let closeSearch = () => {}

  const layout = keepFitting(header, () => {
    closeMenu()
    closeSearch()
  })
  closeSearch = openSearch(header, layout.isWide, signal)
  followScroll(header, signal)
  holdFocus(menu, toggle, signal)

  const root = document.documentElement
  root.toggleAttribute('data-menu-open', isMenuOpen())
  menu.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
      root.toggleAttribute('data-menu-open', newState === 'open')
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      // The browser closes the menu itself, and gives the focus back to its button.
      if (event.key !== 'Escape' || isMenuOpen()) return
      const open = dropdown()
      if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
      closeDropdown()
      closeSearch()
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isMenuOpen() && target instanceof Element && !dropdown()?.contains(target)) closeDropdown()
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      if (!target.closest('form') && !target.closest('[data-part="search"]')) closeSearch()
      if (!isMenuOpen() && !dropdown()?.contains(target)) closeDropdown()
      if (menu.contains(target) && target.closest('a')) closeMenu()
    },
    { signal },
  )

  return () => {
    stop.abort()
    layout.stop()
    root.removeAttribute('data-menu-open')
  }
}

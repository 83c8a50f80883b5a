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
  const isMenuOpen = () => menu.matches(':popover-open')
  const closeMenu = () => isMenuOpen() && menu.hidePopover()
  const dropdown = () => header.querySelector<HTMLDetailsElement>('details[open]')
  const closeDropdown = () => dropdown()?.removeAttribute('open')
  let closeSearch = () => {}

  const layout = keepFitting(header, () => {
    closeMenu()
    closeSearch()
  })
  closeSearch = openSearch(header, layout.isWide, stop)
  followScroll(header, stop)

  const root = document.documentElement
  root.toggleAttribute('data-menu-open', isMenuOpen())
  menu.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth)
      root.toggleAttribute('data-menu-open', newState === 'open')
    },
    stop,
  )
  const listen = <Name extends keyof DocumentEventMap>(name: Name, run: (event: DocumentEventMap[Name]) => void) => document.addEventListener(name, run, stop)
  const leaveDropdown = (target: Node | null) => isMenuOpen() || dropdown()?.contains(target) || closeDropdown()
  listen('keydown', (event) => {
    // The browser closes the menu itself, and gives the focus back to its button.
    if (isMenuOpen()) return holdFocus(event, menu, toggle)
    if (event.key !== 'Escape') return
    const open = dropdown()
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
    closeDropdown()
    closeSearch()
  })
  listen('focusin', ({ target }) => target instanceof Element && leaveDropdown(target))
  listen('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!target.closest('form,[data-part=search]')) closeSearch()
    leaveDropdown(target)
    if (menu.contains(target) && target.closest('a')) closeMenu()
  })

  return () => {
    stop.abort()
    layout.stop()
    root.toggleAttribute('data-menu-open', false)
  }
}

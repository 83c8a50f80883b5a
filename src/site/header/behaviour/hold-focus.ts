/** While the menu covers the page, Tab goes round between its button and its entries. */
export function holdFocus(menu: HTMLElement, toggle: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || !menu.matches(':popover-open')) return
      const stops = [toggle, ...menu.querySelectorAll<HTMLElement>('a,summary')].filter((element) => element.checkVisibility())
      const here = stops.findIndex((element) => element === document.activeElement)
      event.preventDefault()
      stops.at((here + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
    },
    { signal },
  )
}

/** While the menu covers the page, Tab goes round between its button and its entries. */
export function holdFocus(event: KeyboardEvent, menu: HTMLElement, toggle: HTMLElement): void {
  if (event.key !== 'Tab') return
  const stops = [toggle, ...menu.querySelectorAll<HTMLElement>('a,summary')].filter((element) => element.checkVisibility())
  const here = stops.findIndex((element) => element === document.activeElement)
  event.preventDefault()
  stops.at((here + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
}

const groupOf = (element: Element) => element.closest<HTMLElement>('[data-field]')?.dataset['field']?.split(':')[0]

/** The text that a reader comes to next in the same section or card. */
export function nextText(element: HTMLElement): HTMLElement | undefined {
  const texts = [...document.querySelectorAll<HTMLElement>('main [data-editable]')].filter((other) => groupOf(other) === groupOf(element))
  return texts[texts.indexOf(element) + 1]
}

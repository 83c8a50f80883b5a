/** A section or card by the id of its element, and where on the screen it begins. */
export type Place = { id: string; top: number }

/** So much of the way down the window people read. */
const READING = 0.25

const placeOf = (element: Element): Place => ({ id: element.id, top: element.getBoundingClientRect().top })

/** What is being read, then what holds it and what stands before: where the first is not to be found, the next will do. */
export function placesInView(): readonly Place[] {
  const foot = Math.max(0, document.querySelector('#page > header')?.getBoundingClientRect().bottom ?? 0)
  const line = foot + (innerHeight - foot) * READING
  const sections = [...document.querySelectorAll('main > [id^="s-"]:not([data-add-place])')]
  const at = Math.max(
    0,
    sections.findLastIndex((section) => section.getBoundingClientRect().top <= line),
  )
  const before = sections.slice(0, at + 1).toReversed()
  const section = before[0]
  if (!section) return []
  const card = section.getBoundingClientRect().top < foot ? cardAt(section, line) : undefined
  return [...(card ? [card] : []), ...before].map(placeOf)
}

/** Of a section that began further up, what stands in it says better where somebody is. */
function cardAt(section: Element, line: number): Element | undefined {
  return [...section.querySelectorAll('[id^="s-"]')].find((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return top <= line && bottom > line
  })
}

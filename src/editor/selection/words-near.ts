import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'
import type { Box } from './use-box.ts'

/** What is written around the item, line by line: a title of two words leaves most of its column free. */
export function wordsNear(item: Item): readonly Box[] {
  const own = elementOf(item)
  if (!own || (item.of !== 'field' && item.of !== 'group')) return []
  const fields = [...sectionOf(own).querySelectorAll('[data-field]')].filter((field) => item.of === 'group' || field !== own)
  return fields.flatMap(linesOf)
}

/** With the cards beside the one it stands in. */
function sectionOf(element: Element): Element {
  const outer = element.parentElement?.closest('[id^="s-"]')
  return outer ? sectionOf(outer) : element
}

function linesOf(field: Element): Box[] {
  const range = document.createRange()
  range.selectNodeContents(field)
  return [...range.getClientRects()].map(({ top, left, width, height }) => ({ top: top + scrollY, left: left + scrollX, width, height }))
}

import { useEffect } from 'react'
import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'
import type { Box } from './use-box.ts'

function placeBeside(section: Element, step: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let place = section[step]
  while (place && !place.matches('[data-add-place], [id^="s-"]')) place = place[step]
  return place
}

/**
 * The places above and below the section that an item stands in show their plus: of the one under the pointer, and of what is chosen (E-027).
 * @param box where it is; a section that moved has other neighbours
 */
export function useNearPlaces(item: Item | null, mark: 'data-near' | 'data-beside', box: Box | null): void {
  useEffect(() => {
    const section = item && item.of !== 'page' && elementOf(item)?.closest('main > *')
    if (!section) return
    const places = [placeBeside(section, 'previousElementSibling'), placeBeside(section, 'nextElementSibling')]
    for (const place of places) place?.setAttribute(mark, '')
    return () => places.forEach((place) => place?.removeAttribute(mark))
  }, [item, mark, box])
}

import { readKey, type Key } from '../../model/commands/key.ts'
import { bringIntoView } from './bring-into-view.ts'
import { calmly } from './calmly.ts'
import { elementOf } from './elements.ts'

/** The nearest to what changed first: a text, then its section or card, then what holds it. */
const NEAREST = ['field', 'group', 'order'] as const

/** As much of something tall as tells what it is. */
const ENOUGH = 160

/** Brings what was taken back or done again before the eyes where it is not: whoever sees nothing happen presses once more. */
export function showTouched(keys: readonly Key[]): void {
  requestAnimationFrame(() => {
    const place = placesOf(keys).find((element) => element !== null)
    if (place) unlessSeen(place, () => bringIntoView(place, { block: 'center', inline: 'center', behavior: calmly() }))
  })
}

function placesOf(keys: readonly Key[]): (Element | null)[] {
  const parts = keys.flatMap((key) => readKey(key) ?? [])
  return NEAREST.flatMap((of) => parts.filter((part) => part.of === of)).map((part) => {
    if (part.of === 'field' || part.of === 'group') return elementOf(part)
    return part.of === 'order' ? elementOf({ of: 'group', groupId: part.parentId }) : null
  })
}

/** What a carousel has moved out of sight counts as unseen, too. */
function unlessSeen(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (!entry) return
    const { intersectionRect: seen, boundingClientRect: whole } = entry
    const isSeen = seen.height >= Math.min(whole.height, ENOUGH) && seen.width >= whole.width / 2
    if (!isSeen) act()
  })
  observer.observe(element)
}

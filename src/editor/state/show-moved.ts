import { bringIntoView } from './bring-into-view.ts'
import { calmly } from './calmly.ts'

/** Follows a section or card to its new place, so that whoever moves it several places never loses it. */
export function showMoved(groupId: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(`s-${groupId}`)
    if (element) bringIntoView(element, { block: 'nearest', inline: 'nearest', behavior: calmly() })
  })
}

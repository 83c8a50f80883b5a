import { calmly } from './calmly.ts'

/** Follows a section or card to its new place, so that whoever moves it several places never loses it. */
export function showMoved(groupId: string): void {
  requestAnimationFrame(() => {
    document.getElementById(`s-${groupId}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calmly() })
  })
}

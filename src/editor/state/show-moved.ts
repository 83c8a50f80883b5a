/** Follows a section or card to its new place, so that whoever moves it several places never loses it. */
export function showMoved(groupId: string): void {
  requestAnimationFrame(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.getElementById(`s-${groupId}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isCalm ? 'instant' : 'smooth' })
  })
}

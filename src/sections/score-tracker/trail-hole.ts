/** A page of the course as the score card shows it. The last one is the finish, where nobody counts any more. */
export type TrailHole = { pageId: string; href: string; title: string; facts: string | null }

export type Course = { trail: readonly TrailHole[]; wholeRounds: boolean }

export function isFinish(trail: readonly TrailHole[], index: number): boolean {
  return trail.length > 1 && index === trail.length - 1
}

const HEAVIEST = 0.8

/** How much of the bar the slide on show fills. */
export function slideWeight(slideCount: number): number {
  return Math.min(HEAVIEST, slideCount / 2)
}

/** The first slide already shows a start, and the last is all of it. */
export function totalProgress(currentIndex: number, totalSlideCount: number): number {
  const weight = slideWeight(totalSlideCount)
  return totalSlideCount < 1 ? 0 : (currentIndex + weight) / (totalSlideCount - 1 + weight)
}

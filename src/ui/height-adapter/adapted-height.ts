const LOWEST = 200
const MOBILE = 768
const MOBILE_SHARE = 0.8
const WIDE_SHARE = 0.75

type Room = { viewportWidth: number; viewportHeight: number; headerHeight: number }

/** The height of a piece that should fill the screen below the header; a phone leaves room to scroll past it by thumb. */
export function adaptedHeight({ viewportWidth, viewportHeight, headerHeight }: Room): number {
  const share = viewportWidth < MOBILE ? MOBILE_SHARE : WIDE_SHARE
  return Math.max(LOWEST, Math.round((viewportHeight - headerHeight) * share))
}

import { HEADER_SCROLL_THRESHOLD } from '../../model/site/header.ts'

/** In the flow it leaves with the page; shown and hidden it belongs to the window. */
export type ScrollState = 'flow' | 'shown' | 'hidden'

type Move = { state: ScrollState; from: number; to: number; height: number }

export function isMove(from: number, to: number): boolean {
  return to <= 0 || Math.abs(to - from) > HEADER_SCROLL_THRESHOLD
}

/** After a move. Near the top nothing happens, so that a header never slides over the place where it just was. */
export function nextScrollState({ state, from, to, height }: Move): ScrollState {
  if (to <= 0) return 'flow'
  const isFar = Math.max(from, to) > 2 * height
  if (to < from) return isFar || state === 'hidden' ? 'shown' : state
  return isFar && state === 'shown' ? 'hidden' : state
}

import type { ReactNode } from 'react'
import type { Group } from '../../model/page/document.ts'
import { usePage } from '../page-context.ts'

export type DrawnCard = { group: Group; view: ReactNode }

/** A card that is not for this language takes no place: an empty item would leave a hole in the row. */
export function useCards(cards: readonly Group[]): DrawnCard[] {
  const { renderGroup } = usePage()
  return cards.map((group) => ({ group, view: renderGroup(group) })).filter(({ view }) => view !== null)
}

import { useFact } from './use-fact.ts'

/** The first section's title is the page's h1, every other one an h2: one main heading a page, whatever an editor moves. */
export function useTitleTag(groupId: string): 'h1' | 'h2' {
  return useFact(({ firstGroupId }) => firstGroupId === groupId) ? 'h1' : 'h2'
}

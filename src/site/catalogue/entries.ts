import type { SectionCategory, SectionDefinition } from '../../sections/define-section.ts'
import { definitions } from '../../sections/definitions.ts'

const ORDER: Record<SectionCategory, number> = { start: 0, team: 1, content: 2, collections: 3, various: 4, remaining: 5, card: 6 }

export type CatalogueGroup = { category: SectionCategory; entries: readonly SectionDefinition[] }

/** Every section type there is, in the order in which the picker would offer them. */
export function catalogueGroups(all: readonly SectionDefinition[] = Object.values(definitions)): CatalogueGroup[] {
  const byCategory = Map.groupBy(all, ({ category }) => category)
  return [...byCategory].map(([category, entries]) => ({ category, entries })).toSorted((a, b) => ORDER[a.category] - ORDER[b.category])
}

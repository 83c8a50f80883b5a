import { walkGroups, type Group, type PageContent } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { WordSources } from '../../sections/define-loader.ts'
import { loaders } from '../../sections/loaders.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { activeBranches } from '../../store/branches.ts'
import { publishedJobs } from '../../store/jobs.ts'
import { reviewsOf } from '../../store/reviews.ts'
import type { SearchTexts } from '../../store/search.ts'
import type { SiteTx } from '../../store/store.ts'
import { searchTextsOf, type BroughtWords } from './search-texts.ts'

/** What visitors read on a page: its own words, and those that its sections bring, such as jobs and reviews. */
export async function readSearchTexts(tx: SiteTx, content: PageContent): Promise<SearchTexts> {
  return searchTextsOf(content, await broughtTo(tx, content.groups))
}

async function broughtTo(tx: SiteTx, groups: readonly Group[]): Promise<BroughtWords> {
  const sources: WordSources = { branches: (ids) => activeBranches(tx, ids), jobs: () => publishedJobs(tx), reviews: (wanted) => reviewsOf(tx, wanted) }
  const brought = new Map<string, readonly string[]>()
  for (const stored of walkGroups(groups)) {
    const definition = findDefinition(stored.type)
    const words = definition && Object.hasOwn(loadersByType, stored.type) ? loadersByType[stored.type]?.words : undefined
    if (!definition || !words) continue
    const group = upgradeGroup(stored, findDefinition)
    brought.set(group.id, await words(sources, { options: readOptions(definition, group) }))
  }
  return brought
}

const loadersByType: Readonly<Record<string, (typeof loaders)[keyof typeof loaders]>> = loaders

import { countChanges } from '../../model/page/compare.ts'
import type { PageHead } from '../../model/page/document.ts'
import { pagesTouched } from '../../store/changes.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { listPages, type PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { readLiveContent } from './read-live-content.ts'

export type PageWithDraft = Pick<PageHead, 'id' | 'collection' | 'status' | 'slugs'> & { name: PageHead['meta']['name'] }

/** More than these nobody reads in a dialog; each costs a comparison. */
const MOST = 20

/** Pages other than this one that hold something visitors do not see yet. */
export async function draftsElsewhere(tx: SiteTx, pageId: string): Promise<PageWithDraft[]> {
  const touched = new Set(await pagesTouched(tx))
  const found: PageWithDraft[] = []
  for (const page of await listPages(tx)) {
    if (found.length === MOST) break
    if (page.id === pageId || !touched.has(page.id) || page.status === 'deleted' || page.status === 'archived') continue
    const { id, collection, status, slugs, meta } = page
    if (await hasDraft(tx, page)) found.push({ id, collection, status, slugs, name: meta.name })
  }
  return found
}

async function hasDraft(tx: SiteTx, page: PageRow): Promise<boolean> {
  const { groups } = await readWorkingContent(tx, page.id)
  const live = await readLiveContent(tx, page)
  const counts = countChanges({ disallowedLanguages: page.disallowedLanguages, groups }, live)
  return counts.fields + counts.groups + counts.pages > 0
}

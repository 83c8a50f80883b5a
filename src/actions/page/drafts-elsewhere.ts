import { countChanges } from '../../model/page/compare.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageHead } from '../../model/page/document.ts'
import { mayBecome } from '../../model/page/status.ts'
import type { PublishPolicy } from '../../model/site/settings.ts'
import { pagesTouched } from '../../store/changes.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { listPages, type PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { planPublication } from './plan-publication.ts'
import { readLiveContent } from './read-live-content.ts'

export type PageWithDraft = Pick<PageHead, 'id' | 'collection' | 'status' | 'slugs'> & {
  name: PageHead['meta']['name']
  /** Whether it could be published now, by the rules of a publication of that page alone. */
  isAllowed: boolean
  /** Texts that wait for their translation. */
  missing: number
  /** Languages that would stay as they are. */
  held: readonly Locale[]
}

type Rules = { locales: readonly Locale[]; policy: PublishPolicy }

/** More than these nobody reads in a dialog; each costs a comparison. */
const MOST = 20

/** Pages other than this one that hold something visitors do not see yet. */
export async function draftsElsewhere(tx: SiteTx, pageId: string, rules: Rules): Promise<PageWithDraft[]> {
  const touched = new Set(await pagesTouched(tx))
  const found: PageWithDraft[] = []
  for (const page of await listPages(tx)) {
    if (found.length === MOST) break
    if (page.id === pageId || !touched.has(page.id) || page.status === 'deleted' || page.status === 'archived') continue
    const draft = await draftOf(tx, page, rules)
    if (draft) found.push(draft)
  }
  return found
}

async function draftOf(tx: SiteTx, page: PageRow, rules: Rules): Promise<PageWithDraft | null> {
  const { id, collection, status, slugs, meta } = page
  const working = { disallowedLanguages: page.disallowedLanguages, groups: (await readWorkingContent(tx, id)).groups }
  const live = await readLiveContent(tx, page)
  const counts = countChanges(working, live)
  if (counts.fields + counts.groups + counts.pages === 0) return null
  const { isAllowed, missing, held } = planPublication({ working, live, ...rules })
  return { id, collection, status, slugs, name: meta.name, isAllowed: isAllowed && (status === 'published' || mayBecome(status, 'published')), missing: missing.length, held }
}

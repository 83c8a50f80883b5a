import { countChanges } from '../../model/page/compare.ts'
import { withoutDefaults } from '../../sections/without-defaults.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import type { PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { readLiveContent } from './read-live-content.ts'

/** Whether a publication of the page would change anything; what was changed and changed back would not. */
export async function differsFromLive(tx: SiteTx, page: PageRow): Promise<boolean> {
  const { groups } = await readWorkingContent(tx, page.id)
  const live = await readLiveContent(tx, page)
  const counts = countChanges({ disallowedLanguages: page.disallowedLanguages, groups: withoutDefaults(groups) }, live && { ...live, groups: withoutDefaults(live.groups) })
  return counts.fields + counts.groups + counts.pages > 0
}

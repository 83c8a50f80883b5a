import { assertMay } from '../../model/access.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { readNavigation as readStored } from '../../store/navigation.ts'
import { listPages } from '../../store/pages.ts'
import type { Context } from '../context.ts'

/** The containers of the menu with their entries; an entry whose page is gone, or is a draft that nobody asked for, is left out. */
export async function readNavigation(context: Context, { includeDrafts }: { includeDrafts: boolean }): Promise<{ navigation: Navigation }> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const pages = await listPages(tx)
    const shown = new Set(pages.filter(({ status }) => includeDrafts || isVisibleToVisitors(status)).map(({ id }) => id))
    const stored = await readStored(tx)
    return { navigation: stored.map((container) => ({ ...container, children: container.children.filter(({ page }) => shown.has(page)) })) }
  })
}

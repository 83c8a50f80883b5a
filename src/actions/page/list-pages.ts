import { assertMay } from '../../model/access.ts'
import type { PageHead } from '../../model/page/document.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { listPages as listRows } from '../../store/pages.ts'
import type { Context } from '../context.ts'

export type ListedPage = Pick<PageHead, 'id' | 'collection' | 'role' | 'status' | 'slugs'> & { name: PageHead['meta']['name'] }

/** The site's pages, oldest first; without drafts only those that visitors may open. */
export async function listPages(context: Context, { includeDrafts }: { includeDrafts: boolean }): Promise<{ pages: ListedPage[] }> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  const rows = await store.readSite(site.id, listRows)
  const listed = rows.filter(({ status }) => includeDrafts || isVisibleToVisitors(status))
  return { pages: listed.map(({ id, collection, role, status, slugs, meta }) => ({ id, collection, role, status, slugs, name: meta.name })) }
}

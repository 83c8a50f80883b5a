import { assertMay } from '../../model/access.ts'
import { changedPages } from '../../store/changed-pages.ts'
import type { Context } from '../context.ts'
import { revertPage } from './revert.ts'

/** E-243: discards what was not published on every page that has such changes; each draft is kept as a version first. */
export async function revertAll(context: Context): Promise<{ reverted: string[] }> {
  const { site, actor, store } = context
  assertMay(actor, 'revertAll', site.id)
  const pages = [...(await store.readSite(site.id, changedPages))]
  for (const id of pages) await revertPage(context, { id })
  return { reverted: pages }
}

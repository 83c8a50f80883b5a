import type { Group, PageContent } from '../model/page/document.ts'
import { readPageRows, revisionsOf, treeOf } from './page-rows.ts'
import type { SiteTx } from './store.ts'
import { writePage } from './write-page.ts'

export type WorkingContent = { groups: Group[]; revisions: Record<string, number> }

/** What editors see: the rows of the page as a tree, with the revision of everything that can be written. */
export async function readWorkingContent(tx: SiteTx, pageId: string): Promise<WorkingContent> {
  const rows = await readPageRows(tx, pageId)
  return { groups: treeOf(rows), revisions: revisionsOf(rows) }
}

/**
 * Puts a tree of groups in the place of the page's rows; used by the first writing and by revert. Sections that are not in
 * it are removed the way an editor removes them: unseen, and back with all their content when they are added again.
 */
export async function replaceWorkingContent(tx: SiteTx, pageId: string, { groups }: Pick<PageContent, 'groups'>): Promise<void> {
  const rows = await readPageRows(tx, pageId)
  const stored = treeOf(rows)
  await writePage(tx, { rows, stored, from: stored, to: groups })
}

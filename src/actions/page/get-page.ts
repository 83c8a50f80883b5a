import { assertMay } from '../../model/access.ts'
import type { Group } from '../../model/page/document.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { thingOf } from './read-overview.ts'

export type GottenPage = PageThing & { id: string; groups: readonly Group[]; revisions: Readonly<Record<string, number>> }

/** E-243: one page with its sections and all they hold, as editors see it. */
export async function getPage({ site, actor, store }: Context, { id }: { id: string }): Promise<{ page: GottenPage }> {
  assertMay(actor, 'edit', site.id)
  return store.readSite(site.id, async (tx) => {
    const row = await pageById(tx, id)
    if (!row || row.status === 'deleted') throw new Refusal('notFound')
    return { page: { id, ...thingOf(row), ...(await readWorkingContent(tx, id)) } }
  })
}

import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { changedPages } from '../../store/changed-pages.ts'
import { listBin } from '../../store/page-bin.ts'
import { listPages, type PageRow } from '../../store/pages.ts'
import { readThings } from '../../store/things/things.ts'
import type { Context } from '../context.ts'

export type BinnedPage = { id: string; deletedAt: string; page: PageThing }
export type Overview = { facts: Fact[]; changed: string[]; bin: BinnedPage[] }

export function thingOf({ collection, role, status, meta, slugs, disallowedLanguages, isProtected }: PageRow): PageThing {
  return { collection, role, status, meta, slugs, disallowedLanguages, isProtected }
}

/** Everything that the panel of pages shows, in one answer: a thousand pages must not be a thousand questions. */
export async function readOverview({ site, actor, store }: Context): Promise<Overview> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const [pages, things, changed, bin] = await Promise.all([listPages(tx), readThings(tx, ['navigation']), changedPages(tx), listBin(tx)])
    const menu = [...things].map(([key, { value, revision }]) => ({ key, revision, value }))
    return {
      facts: [...menu, ...pages.map((page) => ({ key: pageKey(page.id), revision: page.revision, value: thingOf(page) }))],
      changed: [...changed],
      bin: bin.map(({ deletedAt, ...page }) => ({ id: page.id, deletedAt, page: { ...thingOf(page), status: page.liveVersion === null ? 'draft' : 'published' } })),
    }
  })
}

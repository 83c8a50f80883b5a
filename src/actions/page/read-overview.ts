import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { changedPages } from '../../store/changed-pages.ts'
import { listBin } from '../../store/page-bin.ts'
import { listPages, type PageRow } from '../../store/pages.ts'
import { readThings } from '../../store/things/things.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { differsFromLive } from './differs-from-live.ts'

export type BinnedPage = { id: string; deletedAt: string; page: PageThing }
export type Overview = { facts: Fact[]; changed: string[]; bin: BinnedPage[] }

export function thingOf({ collection, role, status, meta, slugs, disallowedLanguages, isProtected }: PageRow): PageThing {
  return { collection, role, status, meta, slugs, disallowedLanguages, isProtected }
}

/** So many are compared while somebody waits; of more, all that were touched are marked. */
const COMPARED = 12

async function reallyChanged(tx: SiteTx, pages: readonly PageRow[]): Promise<string[]> {
  const changed: string[] = []
  for (const page of pages) if (pages.length > COMPARED || (await differsFromLive(tx, page))) changed.push(page.id)
  return changed
}

/** Everything that the panel of pages shows, in one answer: a thousand pages must not be a thousand questions. */
export async function readOverview({ site, actor, store }: Context): Promise<Overview> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const [pages, things, changed, bin] = await Promise.all([listPages(tx), readThings(tx, ['navigation']), changedPages(tx), listBin(tx)])
    const menu = [...things].map(([key, { value, revision }]) => ({ key, revision, value }))
    return {
      facts: [...menu, ...pages.map((page) => ({ key: pageKey(page.id), revision: page.revision, value: thingOf(page) }))],
      changed: await reallyChanged(tx, pages.filter(({ id }) => changed.has(id))),
      bin: bin.map(({ deletedAt, ...page }) => ({ id: page.id, deletedAt, page: { ...thingOf(page), status: page.liveVersion === null ? 'draft' : 'published' } })),
    }
  })
}

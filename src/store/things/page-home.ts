import { and, eq, sql } from 'drizzle-orm'
import { pageThingSchema, type PageThing } from '../../model/page/page-thing.ts'
import { laterThanAll } from '../later-than-all.ts'
import { pageById } from '../pages.ts'
import { writeSlugs } from '../page-slugs.ts'
import { pages } from '../schema/site.ts'
import type { SiteTx } from '../store.ts'
import { NOTHING, type Home } from './home.ts'

export const pageHome: Home<'page'> = {
  async read(tx, { pageId }) {
    const row = await pageById(tx, pageId)
    if (!row) return NOTHING
    const { collection, role, status, meta, slugs: addresses, disallowedLanguages, isProtected, revision } = row
    const value: PageThing = { collection, role, status, meta, slugs: addresses, disallowedLanguages, isProtected }
    return { value: status === 'deleted' ? null : value, revision }
  },
  async write(tx, { pageId }, { value, revision }) {
    if (value === null) return removePage(tx, pageId, revision)
    await writePageThing(tx, pageId, pageThingSchema.parse(value), revision)
  },
}

/** Unseen from now on and kept for a while, with its addresses until another page wants one of them. */
async function removePage(tx: SiteTx, id: string, revision: number): Promise<void> {
  await tx
    .update(pages)
    .set({ status: 'deleted', deletedAt: sql`now()`, revision, updatedAt: sql`now()` })
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
}

async function writePageThing(tx: SiteTx, id: string, thing: PageThing, revision: number): Promise<void> {
  const { collection, role, status, meta, disallowedLanguages } = thing
  const row = { collection, role, status, meta, disallowedLanguages: [...disallowedLanguages], revision }
  await tx
    .insert(pages)
    .values({ ...row, siteId: tx.siteId, id, createdAt: laterThanAll(tx, pages, sql`clock_timestamp()`) })
    .onConflictDoUpdate({ target: [pages.siteId, pages.id], set: { ...row, deletedAt: null, updatedAt: sql`now()` } })
  await writeSlugs(tx, { pageId: id, collection }, thing.slugs)
}

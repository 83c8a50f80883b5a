import { and, eq, ne, sql } from 'drizzle-orm'
import { pageThingSchema, type PageThing } from '../../model/page/page-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import { pageById } from '../pages.ts'
import { pages, slugs } from '../schema/site.ts'
import { LOCALES } from '../../model/locales.ts'
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

/** Unseen from now on and kept for a while. Its addresses are free for others. */
async function removePage(tx: SiteTx, id: string, revision: number): Promise<void> {
  await tx
    .update(pages)
    .set({ status: 'deleted', deletedAt: sql`now()`, revision, updatedAt: sql`now()` })
    .where(and(eq(pages.siteId, tx.siteId), eq(pages.id, id)))
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(eq(slugs.siteId, tx.siteId), eq(slugs.pageId, id)))
}

async function writePageThing(tx: SiteTx, id: string, thing: PageThing, revision: number): Promise<void> {
  const { collection, role, status, meta, disallowedLanguages } = thing
  const row = { collection, role, status, meta, disallowedLanguages: [...disallowedLanguages], revision }
  await tx
    .insert(pages)
    .values({ ...row, siteId: tx.siteId, id, createdAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({ target: [pages.siteId, pages.id], set: { ...row, deletedAt: null, updatedAt: sql`now()` } })
  for (const locale of LOCALES) await writeSlug(tx, { locale, collection: collection ?? '', slug: thing.slugs[locale], pageId: id })
}

type Address = { locale: string; collection: string; slug: string | undefined; pageId: string }

/** The former address stays and leads to the new one, until another page takes it. */
async function writeSlug(tx: SiteTx, { locale, collection, slug, pageId }: Address): Promise<void> {
  await tx
    .update(slugs)
    .set({ isCurrent: false })
    .where(and(eq(slugs.siteId, tx.siteId), eq(slugs.pageId, pageId), eq(slugs.locale, locale), eq(slugs.isCurrent, true), slug === undefined ? undefined : ne(slugs.slug, slug)))
  if (slug === undefined) return
  const taken = await tx
    .insert(slugs)
    .values({ siteId: tx.siteId, locale, collection, slug, pageId })
    .onConflictDoUpdate({
      target: [slugs.siteId, slugs.locale, slugs.collection, slugs.slug],
      set: { pageId, isCurrent: true },
      setWhere: sql`${slugs.pageId} = ${pageId} or not ${slugs.isCurrent}`,
    })
    .returning({ slug: slugs.slug })
  if (taken.length === 0) throw new Refusal('slugTaken', { fieldErrors: { [`slug.${locale}`]: 'slugTaken' } })
}

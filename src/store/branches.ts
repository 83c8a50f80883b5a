import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Branch, BranchHours, Business } from '../model/business/branch.ts'
import { isSafeHref } from '../model/content/link.ts'
import { openingHoursSchema, type OpeningHours } from '../model/opening-hours/opening-hours.ts'
import { prepareQuery } from './prepare-query.ts'
import { branches, businesses } from './schema/shared.ts'
import type { SiteTx } from './store.ts'

export type NewBusiness = Omit<typeof businesses.$inferInsert, 'siteId'>
export type NewBranch = Omit<typeof branches.$inferInsert, 'siteId'>

type Row = typeof branches.$inferSelect

const readHours = (stored: unknown): OpeningHours => openingHoursSchema.safeParse(stored).data ?? { periods: [], special: [] }

export function toBranch({ id, name, url, street, streetNumber, zip, city, canton, phone, email, emailOverwrite, openingHours, openingHoursOverride }: Row): Branch {
  return {
    id,
    name,
    url: url !== null && /^https?:/i.test(url) && isSafeHref(url) ? url : null,
    street,
    streetNumber,
    zip,
    city,
    canton: canton ?? undefined,
    phone,
    email: emailOverwrite?.trim() || email,
    hours: readHours(openingHoursOverride ?? openingHours),
  }
}

const findActive = prepareQuery<{ ids: string[] | null }, Row>('active_branches', (db) =>
  db
    .select(getTableColumns(branches))
    .from(branches)
    .where(
      and(
        eq(branches.siteId, sql.placeholder('site')),
        eq(branches.active, true),
        sql`(${sql.placeholder('ids')}::text[] is null or ${branches.id} = any(${sql.placeholder('ids')}::text[]))`,
      ),
    )
    .orderBy(asc(branches.name), asc(branches.id)),
)

/** Active branches only: chosen ones in the order of the choice, all of them in the order of their names. */
export async function activeBranches(tx: SiteTx, ids: readonly string[] | 'all'): Promise<Branch[]> {
  const found = (await findActive(tx, { ids: ids === 'all' ? null : [...ids] })).map(toBranch)
  return ids === 'all' ? found : ids.flatMap((id) => found.find((branch) => branch.id === id) ?? [])
}

export async function branchHours(tx: SiteTx): Promise<BranchHours[]> {
  return (await findActive(tx, { ids: null })).map((row) => {
    const { id, name, street, streetNumber, city, hours } = toBranch(row)
    return { id, name, street, streetNumber, city, hours, lookedUp: readHours(row.openingHours), isOwn: row.openingHoursOverride !== null }
  })
}

/** The business a site belongs to: its first one, with the branches that are open to visitors. */
export async function firstBusiness(tx: SiteTx): Promise<Business | null> {
  const [first] = await tx
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.siteId, tx.siteId))
    .orderBy(asc(businesses.name), asc(businesses.id))
    .limit(1)
  if (!first) return null
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.siteId, tx.siteId), eq(branches.businessId, first.id), eq(branches.active, true)))
    .orderBy(asc(branches.name), asc(branches.id))
  return { name: first.name, branches: rows.map(toBranch) }
}

export async function insertBusiness(tx: SiteTx, row: NewBusiness): Promise<void> {
  await tx.insert(businesses).values({ ...row, siteId: tx.siteId })
}

export async function insertBranch(tx: SiteTx, row: NewBranch): Promise<void> {
  await tx.insert(branches).values({ ...row, siteId: tx.siteId })
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Branch, BranchHours, Business } from '../model/business/branch.ts'
import { isSafeHref } from '../model/content/link.ts'
import { openingHoursSchema } from '../model/opening-hours/opening-hours.ts'
import { branches, businesses } from './schema/shared.ts'
import type { SiteTx } from './store.ts'

export type NewBusiness = Omit<typeof businesses.$inferInsert, 'siteId'>
export type NewBranch = Omit<typeof branches.$inferInsert, 'siteId'>

type Row = typeof branches.$inferSelect

export function toBranch({ id, name, url, street, streetNumber, zip, city, canton, phone, email, emailOverwrite, openingHours, openingHoursOverride }: Row): Branch {
  const hours = openingHoursSchema.safeParse(openingHoursOverride ?? openingHours)
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
    hours: hours.success ? hours.data : { periods: [], special: [] },
  }
}

/** Active branches only: chosen ones in the order of the choice, all of them in the order of their names. */
export async function activeBranches(tx: SiteTx, ids: readonly string[] | 'all'): Promise<Branch[]> {
  const chosen = ids === 'all' ? undefined : inArray(branches.id, [...ids])
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.siteId, tx.siteId), eq(branches.active, true), chosen))
    .orderBy(asc(branches.name), asc(branches.id))
  const found = rows.map(toBranch)
  return ids === 'all' ? found : ids.flatMap((id) => found.find((branch) => branch.id === id) ?? [])
}

export async function branchHours(tx: SiteTx): Promise<BranchHours[]> {
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.siteId, tx.siteId), eq(branches.active, true)))
    .orderBy(asc(branches.name), asc(branches.id))
  return rows.map((row) => {
    const { id, name, street, streetNumber, city, hours } = toBranch(row)
    return { id, name, street, streetNumber, city, hours, isOwn: row.openingHoursOverride !== null }
  })
}

/** What was there before; null where nothing was, undefined where there is no such branch. */
export async function dropOwnHours(tx: SiteTx, id: string): Promise<unknown> {
  const own = and(eq(branches.siteId, tx.siteId), eq(branches.id, id), eq(branches.active, true))
  const [found] = await tx.select({ before: branches.openingHoursOverride }).from(branches).where(own).for('update')
  if (found?.before != null) await tx.update(branches).set({ openingHoursOverride: null }).where(own)
  return found?.before
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

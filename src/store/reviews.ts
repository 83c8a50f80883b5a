import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { BranchReview } from '../model/business/review.ts'
import { branches, branchReviews } from './schema/shared.ts'
import type { SiteTx } from './store.ts'

export type NewReview = Omit<typeof branchReviews.$inferInsert, 'siteId'>
export type ReviewQuery = { branchIds: readonly string[]; minRating: number }

/** More than anybody leafs through; a site with hundreds of branches must not send them all. */
const MOST_REVIEWS = 60

/** Reviews of active branches, in the order they were put in. */
export async function reviewsOf(tx: SiteTx, { branchIds, minRating }: ReviewQuery): Promise<BranchReview[]> {
  const rows = await tx
    .select({ review: branchReviews, branchName: branches.name, city: branches.city })
    .from(branchReviews)
    .innerJoin(branches, and(eq(branches.siteId, branchReviews.siteId), eq(branches.id, branchReviews.branchId)))
    .where(and(eq(branchReviews.siteId, tx.siteId), eq(branches.active, true), inArray(branchReviews.branchId, [...branchIds]), gte(branchReviews.rating, minRating)))
    .orderBy(asc(branchReviews.position), asc(branchReviews.id))
    .limit(MOST_REVIEWS)
  return rows.map(({ review: { id, branchId, rating, text, authorName, relativeTimeDescription }, branchName, city }) => ({
    id,
    branchId,
    branchName,
    city,
    review: { rating, text, authorName, relativeTimeDescription },
  }))
}

export async function insertReview(tx: SiteTx, row: NewReview): Promise<void> {
  await tx.insert(branchReviews).values({ ...row, siteId: tx.siteId })
}

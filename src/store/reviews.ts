import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { BranchReview } from '../model/business/review.ts'
import { prepareQuery } from './prepare-query.ts'
import { branches, branchReviews } from './schema/shared.ts'
import type { SiteTx } from './store.ts'

export type NewReview = Omit<typeof branchReviews.$inferInsert, 'siteId'>
export type ReviewQuery = { branchIds: readonly string[]; minRating: number }

/** More than anybody leafs through; a site with hundreds of branches must not send them all. */
const MOST_REVIEWS = 60

type ReviewRow = Pick<typeof branchReviews.$inferSelect, 'id' | 'branchId' | 'rating' | 'text' | 'authorName' | 'relativeTimeDescription'> & { branchName: string; city: string }

const findReviews = prepareQuery<{ branchIds: string[]; minRating: number }, ReviewRow>('reviews_of', (db) =>
  db
    .select({
      id: branchReviews.id,
      branchId: branchReviews.branchId,
      rating: branchReviews.rating,
      text: branchReviews.text,
      authorName: branchReviews.authorName,
      relativeTimeDescription: branchReviews.relativeTimeDescription,
      branchName: branches.name,
      city: branches.city,
    })
    .from(branchReviews)
    .innerJoin(branches, and(eq(branches.siteId, branchReviews.siteId), eq(branches.id, branchReviews.branchId)))
    .where(
      and(
        eq(branchReviews.siteId, sql.placeholder('site')),
        eq(branches.active, true),
        sql`${branchReviews.branchId} = any(${sql.placeholder('branchIds')})`,
        gte(branchReviews.rating, sql.placeholder('minRating')),
      ),
    )
    .orderBy(asc(branchReviews.position), asc(branchReviews.id))
    .limit(MOST_REVIEWS),
)

/** Reviews of active branches, in the order they were put in. */
export async function reviewsOf(tx: SiteTx, { branchIds, minRating }: ReviewQuery): Promise<BranchReview[]> {
  const rows = await findReviews(tx, { branchIds: [...branchIds], minRating })
  return rows.map(({ id, branchId, branchName, city, rating, text, authorName, relativeTimeDescription }) => ({
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

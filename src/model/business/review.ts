import { z } from 'zod'

/** What somebody wrote about a branch, with the branch it is about. */
export const branchReviewSchema = z.strictObject({
  id: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  city: z.string(),
  review: z.strictObject({ rating: z.number(), text: z.string(), authorName: z.string(), relativeTimeDescription: z.string() }),
})

export type BranchReview = z.infer<typeof branchReviewSchema>

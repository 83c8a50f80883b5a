import { z } from 'zod'
import { branchReviewSchema } from '../../model/business/review.ts'

/** beside a rating stands whether its branch is open now; null where no hours are known. */
const openSchema = z.strictObject({ isOpen: z.boolean(), until: z.string().nullable(), opensAt: z.string().nullable(), changesAt: z.iso.datetime() })

const shownReviewSchema = branchReviewSchema.extend({ open: openSchema.nullable() })

export type ShownReview = z.infer<typeof shownReviewSchema>

export const reviewDataSchema = z.array(shownReviewSchema)

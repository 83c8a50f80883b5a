import { z } from 'zod'
import { branchReviewSchema } from '../../model/business/review.ts'

export const reviewDataSchema = z.array(branchReviewSchema)

import type { BranchReview } from '../../model/business/review.ts'
import { nameBranch } from '../name-branch.ts'
import type { DescribeSection, DescriptionInput, Thing } from '../define-structured-data.ts'
import { reviewDataSchema } from './review-data.ts'

function describeReview({ branchId, branchName, city, review }: BranchReview, { site }: DescriptionInput): Thing {
  return {
    '@type': 'Review',
    itemReviewed: { ...nameBranch({ id: branchId, name: branchName }, site), address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CH' } },
    reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
    author: { '@type': 'Person', name: review.authorName },
    ...(review.text !== '' && { reviewBody: review.text }),
  }
}

export const describeReviews: DescribeSection = (input) => reviewDataSchema.safeParse(input.data).data?.map((review) => describeReview(review, input)) ?? []

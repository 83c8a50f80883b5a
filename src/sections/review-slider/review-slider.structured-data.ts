import type { BranchReview } from '../../model/business/review.ts'
import { nameBranch } from '../name-branch.ts'
import type { DescribeSection, DescriptionInput, Thing } from '../define-structured-data.ts'
import { reviewDataSchema } from './review-data.ts'

function describeReview({ branchId, branchName, city, review }: BranchReview, { site }: DescriptionInput, isFirstOfBranch: boolean): Thing {
  const branch = nameBranch({ id: branchId, name: branchName }, site)
  return {
    '@type': 'Review',
    itemReviewed: isFirstOfBranch ? { ...branch, address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CH' } } : { '@id': branch['@id'] },
    // Of five, from one on: what schema.org takes for granted.
    reviewRating: { '@type': 'Rating', ratingValue: review.rating },
    author: { '@type': 'Person', name: review.authorName },
    ...(review.text !== '' && { reviewBody: review.text }),
  }
}

/** A branch is described with its first review; the others refer to it. */
export const describeReviews: DescribeSection = (input) => {
  const reviews = reviewDataSchema.safeParse(input.data).data ?? []
  const firsts = new Set(new Map(reviews.toReversed().map((review) => [review.branchId, review])).values())
  return reviews.map((review) => describeReview(review, input, firsts.has(review)))
}

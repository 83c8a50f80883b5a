import type { Branch } from '../../model/business/branch.ts'
import { branchesTag } from '../../model/cache-tags.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import type { SectionLoader } from '../define-loader.ts'
import { reviewDataSchema, type ShownReview } from './review-data.ts'
import { reviewSlider } from './review-slider.section.ts'

function openNowAt({ hours, canton }: Branch, now: Date): ShownReview['open'] {
  if (hours.periods.length === 0 && hours.special.length === 0) return null
  const state = openState(hours, now, canton)
  return { ...state, changesAt: state.changesAt.toISOString() }
}

export const reviewSliderLoader: SectionLoader = {
  tags: ({ siteId }) => [branchesTag(siteId)],
  load: async (sources, { options, now }): Promise<ShownReview[]> => {
    const branchIds = reviewSlider.options.locations.schema.parse(options['locations'])
    const minRating = reviewSlider.options.minRating.schema.parse(options['minRating'])
    if (branchIds.length === 0) return []
    const [reviews, branches] = await Promise.all([sources.reviews({ branchIds, minRating }), sources.branches(branchIds)])
    const states = new Map(branches.map((branch) => [branch.id, openNowAt(branch, now)]))
    return reviews.map((review) => ({ ...review, open: states.get(review.branchId) ?? null }))
  },
  expiresAt: (_, data) => {
    const changes = reviewDataSchema.safeParse(data).data?.flatMap(({ open }) => (open ? [Date.parse(open.changesAt)] : [])) ?? []
    return changes.length === 0 ? null : new Date(Math.min(...changes))
  },
}

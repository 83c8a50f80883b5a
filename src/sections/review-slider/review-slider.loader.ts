import type { Branch } from '../../model/business/branch.ts'
import { branchesTag } from '../../model/cache-tags.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import type { LoaderInput, SectionLoader } from '../define-loader.ts'
import { joinWords } from '../join-words.ts'
import { reviewDataSchema, type ShownReview } from './review-data.ts'
import { reviewSlider } from './review-slider.section.ts'

function openNowAt({ hours, canton }: Branch, now: Date): ShownReview['open'] {
  if (hours.periods.length === 0 && hours.special.length === 0) return null
  const state = openState(hours, now, canton)
  return { ...state, changesAt: state.changesAt.toISOString() }
}

const wantedIn = (options: LoaderInput['options']) => ({
  branchIds: reviewSlider.options.locations.schema.parse(options['locations']),
  minRating: reviewSlider.options.minRating.schema.parse(options['minRating']),
})

export const reviewSliderLoader: SectionLoader = {
  tags: ({ siteId }) => [branchesTag(siteId)],
  load: async (sources, { options, now }): Promise<ShownReview[]> => {
    const wanted = wantedIn(options)
    if (wanted.branchIds.length === 0) return []
    const [reviews, branches] = await Promise.all([sources.reviews(wanted), sources.branches(wanted.branchIds)])
    const states = new Map(branches.map((branch) => [branch.id, openNowAt(branch, now)]))
    return reviews.map((review) => ({ ...review, open: states.get(review.branchId) ?? null }))
  },
  words: async (sources, { options }) => {
    const wanted = wantedIn(options)
    const reviews = wanted.branchIds.length === 0 ? [] : await sources.reviews(wanted)
    return reviews.map(({ branchName, city, review: { text, authorName } }) => joinWords([text, authorName, branchName, city]))
  },
  expiresAt: (_, data) => {
    const changes = reviewDataSchema.safeParse(data).data?.flatMap(({ open }) => (open ? [Date.parse(open.changesAt)] : [])) ?? []
    return changes.length === 0 ? null : new Date(Math.min(...changes))
  },
}

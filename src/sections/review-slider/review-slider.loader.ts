import { branchesTag } from '../../model/cache-tags.ts'
import type { SectionLoader } from '../define-loader.ts'
import { reviewSlider } from './review-slider.section.ts'

export const reviewSliderLoader: SectionLoader = {
  tags: ({ siteId }) => [branchesTag(siteId)],
  load: async (sources, { options }) => {
    const branchIds = reviewSlider.options.locations.schema.parse(options['locations'])
    const minRating = reviewSlider.options.minRating.schema.parse(options['minRating'])
    return branchIds.length === 0 ? [] : sources.reviews({ branchIds, minRating })
  },
}

import type { SectionLoader } from './define-loader.ts'
import type { SectionType } from './definitions.ts'
import { contactLoader } from './contact/contact.loader.ts'
import { jobsLoader } from './jobs/jobs.loader.ts'
import { mediaGalleryLoader } from './media-gallery/media-gallery.loader.ts'
import { reviewSliderLoader } from './review-slider/review-slider.loader.ts'
import { scoreTrackerLoader } from './score-tracker/score-tracker.loader.ts'
import { servicesContainerLoader } from './services-container/services-container.loader.ts'

/** Sections that show server data beyond their own content. */
export const loaders: Partial<Record<SectionType, SectionLoader>> = {
  contact: contactLoader,
  jobs: jobsLoader,
  mediaGallery: mediaGalleryLoader,
  reviewSlider: reviewSliderLoader,
  scoreTracker: scoreTrackerLoader,
  servicesContainer: servicesContainerLoader,
}

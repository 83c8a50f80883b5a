import type { SectionDefinition } from './define-section.ts'
import { announcementBar } from './announcement-bar/announcement-bar.section.ts'
import { announcementBubble } from './announcement-bubble/announcement-bubble.section.ts'
import { aspectSponsorForm } from './aspect-sponsor-form/aspect-sponsor-form.section.ts'
import { bookingContainer } from './booking-container/booking-container.section.ts'
import { businessSearch } from './business-search/business-search.section.ts'
import { contactForm } from './contact-form/contact-form.section.ts'
import { contact } from './contact/contact.section.ts'
import { contentSliderBoard, contentSliderCard } from './content-slider-board/content-slider-board.section.ts'
import { courses } from './courses/courses.section.ts'
import { cta } from './cta/cta.section.ts'
import { gameSetup } from './game-setup/game-setup.section.ts'
import { goFeed, goFeedCard } from './go-feed/go-feed.section.ts'
import { hero } from './hero/hero.section.ts'
import { imageBoard, imageCard } from './image-board/image-board.section.ts'
import { imageCollage } from './image-collage/image-collage.section.ts'
import { instagramFeed } from './instagram-feed/instagram-feed.section.ts'
import { jobs } from './jobs/jobs.section.ts'
import { mapContainer, mapDetails } from './map-container/map-container.section.ts'
import { marketplace } from './marketplace/marketplace.section.ts'
import { mediaGallery } from './media-gallery/media-gallery.section.ts'
import { multiCta } from './multi-cta/multi-cta.section.ts'
import { newsFeedBoard, newsFeedCard } from './news-feed-board/news-feed-board.section.ts'
import { poiManager } from './poi-manager/poi-manager.section.ts'
import { productBoard, productCard } from './product-board/product-board.section.ts'
import { reviewSlider } from './review-slider/review-slider.section.ts'
import { richTextBlock } from './rich-text-block/rich-text-block.section.ts'
import { scoreTracker } from './score-tracker/score-tracker.section.ts'
import { serviceBoard, serviceCard } from './service-board/service-board.section.ts'
import { servicesContainer } from './services-container/services-container.section.ts'
import { spacer } from './spacer/spacer.section.ts'
import { stepFeedBoard, stepFeedCard } from './step-feed-board/step-feed-board.section.ts'
import { teamContainer, teamDetails } from './team-container/team-container.section.ts'
import { testimonialDetails, testimonialsContainer } from './testimonials-container/testimonials-container.section.ts'
import { textOnImage } from './text-on-image/text-on-image.section.ts'
import { videoPlayer } from './video-player/video-player.section.ts'

export const definitions = {
  announcementBar,
  announcementBubble,
  aspectSponsorForm,
  bookingContainer,
  businessSearch,
  contact,
  contactForm,
  contentSliderBoard,
  contentSliderCard,
  courses,
  cta,
  gameSetup,
  goFeed,
  goFeedCard,
  hero,
  imageBoard,
  imageCard,
  imageCollage,
  instagramFeed,
  jobs,
  mapContainer,
  mapDetails,
  marketplace,
  mediaGallery,
  multiCta,
  newsFeedBoard,
  newsFeedCard,
  poiManager,
  productBoard,
  productCard,
  reviewSlider,
  richTextBlock,
  scoreTracker,
  serviceBoard,
  serviceCard,
  servicesContainer,
  spacer,
  stepFeedBoard,
  stepFeedCard,
  teamContainer,
  teamDetails,
  testimonialDetails,
  testimonialsContainer,
  textOnImage,
  videoPlayer,
} as const satisfies Record<string, SectionDefinition>

export type SectionType = keyof typeof definitions

const byType: ReadonlyMap<string, SectionDefinition> = new Map(Object.entries(definitions))

export function findDefinition(type: string): SectionDefinition | undefined {
  return byType.get(type)
}

export const strokeCountingTypes: readonly string[] = Object.values<SectionDefinition>(definitions).flatMap(({ type, countsStrokes }) => (countsStrokes ? [type] : []))

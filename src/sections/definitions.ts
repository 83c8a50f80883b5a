import type { SectionDefinition } from './define-section.ts'
import { announcementBar } from './announcement-bar/announcement-bar.section.ts'
import { announcementBubble } from './announcement-bubble/announcement-bubble.section.ts'
import { bookingContainer } from './booking-container/booking-container.section.ts'
import { contact } from './contact/contact.section.ts'
import { contentSliderBoard, contentSliderCard } from './content-slider-board/content-slider-board.section.ts'
import { courses } from './courses/courses.section.ts'
import { cta } from './cta/cta.section.ts'
import { goFeed, goFeedCard } from './go-feed/go-feed.section.ts'
import { hero } from './hero/hero.section.ts'
import { imageBoard, imageCard } from './image-board/image-board.section.ts'
import { imageCollage } from './image-collage/image-collage.section.ts'
import { mapContainer, mapDetails } from './map-container/map-container.section.ts'
import { multiCta } from './multi-cta/multi-cta.section.ts'
import { newsFeedBoard, newsFeedCard } from './news-feed-board/news-feed-board.section.ts'
import { productBoard, productCard } from './product-board/product-board.section.ts'
import { richTextBlock } from './rich-text-block/rich-text-block.section.ts'
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
  bookingContainer,
  contact,
  contentSliderBoard,
  contentSliderCard,
  courses,
  cta,
  goFeed,
  goFeedCard,
  hero,
  imageBoard,
  imageCard,
  imageCollage,
  mapContainer,
  mapDetails,
  multiCta,
  newsFeedBoard,
  newsFeedCard,
  productBoard,
  productCard,
  richTextBlock,
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

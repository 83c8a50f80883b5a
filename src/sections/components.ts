import type { ComponentType } from 'react'
import type { SectionProps } from './define-section.ts'
import type { definitions, SectionType } from './definitions.ts'
import { AnnouncementBar } from './announcement-bar/AnnouncementBar.tsx'
import { AnnouncementBubble } from './announcement-bubble/AnnouncementBubble.tsx'
import { AspectSponsorForm } from './aspect-sponsor-form/AspectSponsorForm.tsx'
import { BookingContainer } from './booking-container/BookingContainer.tsx'
import { BusinessSearch } from './business-search/BusinessSearch.tsx'
import { ContactForm } from './contact-form/ContactForm.tsx'
import { Contact } from './contact/Contact.tsx'
import { ContentSliderBoard } from './content-slider-board/ContentSliderBoard.tsx'
import { ContentSliderCard } from './content-slider-board/ContentSliderCard.tsx'
import { Courses } from './courses/Courses.tsx'
import { Cta } from './cta/Cta.tsx'
import { GameSetup } from './game-setup/GameSetup.tsx'
import { GoFeed } from './go-feed/GoFeed.tsx'
import { GoFeedCard } from './go-feed/GoFeedCard.tsx'
import { Hero } from './hero/Hero.tsx'
import { ImageBoard } from './image-board/ImageBoard.tsx'
import { ImageCard } from './image-board/ImageCard.tsx'
import { ImageCollage } from './image-collage/ImageCollage.tsx'
import { InstagramFeed } from './instagram-feed/InstagramFeed.tsx'
import { Jobs } from './jobs/Jobs.tsx'
import { MapContainer } from './map-container/MapContainer.tsx'
import { MapDetails } from './map-container/MapDetails.tsx'
import { Marketplace } from './marketplace/Marketplace.tsx'
import { MediaGallery } from './media-gallery/MediaGallery.tsx'
import { MultiCta } from './multi-cta/MultiCta.tsx'
import { NewsFeedBoard } from './news-feed-board/NewsFeedBoard.tsx'
import { NewsFeedCard } from './news-feed-board/NewsFeedCard.tsx'
import { PoiManager } from './poi-manager/PoiManager.tsx'
import { ProductBoard } from './product-board/ProductBoard.tsx'
import { ProductCard } from './product-board/ProductCard.tsx'
import { ReviewSlider } from './review-slider/ReviewSlider.tsx'
import { RichTextBlock } from './rich-text-block/RichTextBlock.tsx'
import { ScoreTracker } from './score-tracker/ScoreTracker.tsx'
import { ServiceBoard } from './service-board/ServiceBoard.tsx'
import { ServiceCard } from './service-board/ServiceCard.tsx'
import { ServicesContainer } from './services-container/ServicesContainer.tsx'
import { Spacer } from './spacer/Spacer.tsx'
import { StepFeedBoard } from './step-feed-board/StepFeedBoard.tsx'
import { StepFeedCard } from './step-feed-board/StepFeedCard.tsx'
import { TeamContainer } from './team-container/TeamContainer.tsx'
import { TeamDetails } from './team-container/TeamDetails.tsx'
import { TestimonialDetails } from './testimonials-container/TestimonialDetails.tsx'
import { TestimonialsContainer } from './testimonials-container/TestimonialsContainer.tsx'
import { TextOnImage } from './text-on-image/TextOnImage.tsx'
import { VideoPlayer } from './video-player/VideoPlayer.tsx'

export const components = {
  announcementBar: AnnouncementBar,
  announcementBubble: AnnouncementBubble,
  aspectSponsorForm: AspectSponsorForm,
  bookingContainer: BookingContainer,
  businessSearch: BusinessSearch,
  contact: Contact,
  contactForm: ContactForm,
  contentSliderBoard: ContentSliderBoard,
  contentSliderCard: ContentSliderCard,
  courses: Courses,
  cta: Cta,
  gameSetup: GameSetup,
  goFeed: GoFeed,
  goFeedCard: GoFeedCard,
  hero: Hero,
  imageBoard: ImageBoard,
  imageCard: ImageCard,
  imageCollage: ImageCollage,
  instagramFeed: InstagramFeed,
  jobs: Jobs,
  mapContainer: MapContainer,
  mapDetails: MapDetails,
  marketplace: Marketplace,
  mediaGallery: MediaGallery,
  multiCta: MultiCta,
  newsFeedBoard: NewsFeedBoard,
  newsFeedCard: NewsFeedCard,
  poiManager: PoiManager,
  productBoard: ProductBoard,
  productCard: ProductCard,
  reviewSlider: ReviewSlider,
  richTextBlock: RichTextBlock,
  scoreTracker: ScoreTracker,
  serviceBoard: ServiceBoard,
  serviceCard: ServiceCard,
  servicesContainer: ServicesContainer,
  spacer: Spacer,
  stepFeedBoard: StepFeedBoard,
  stepFeedCard: StepFeedCard,
  teamContainer: TeamContainer,
  teamDetails: TeamDetails,
  testimonialDetails: TestimonialDetails,
  testimonialsContainer: TestimonialsContainer,
  textOnImage: TextOnImage,
  videoPlayer: VideoPlayer,
} satisfies { [Type in SectionType]: ComponentType<SectionProps<(typeof definitions)[Type]>> }

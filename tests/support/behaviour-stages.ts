import type { Page } from 'playwright-core'
import type { ShownJob } from '../../src/sections/jobs/shown-job.ts'
import { renderSection, SAMPLE_MEDIA, type SampleGroup } from './render-section.tsx'
import { sampleJob } from './sample-job.ts'

type Stage = { drawn: () => string } | { onPage: string }

const picture = { media: SAMPLE_MEDIA.id, alt: 'Bild' }
const times = (count: number, card: (at: number) => SampleGroup) => Array.from({ length: count }, (_, at) => card(at))
const board = (layout: string, count: number) =>
  renderSection({ type: 'imageBoard', options: { layout }, cards: times(count, (at) => ({ type: 'imageCard', slots: { title: `Bild ${at}`, image: picture } })) })
const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ ...SAMPLE_MEDIA, id: String(at).padStart(26, '0') }))
const place = (at: number): SampleGroup => ({
  type: 'mapDetails',
  id: `place${at}`,
  slots: { title: `Ort ${at}` },
  options: { poi: [{ latitude: 47.5, longitude: 8 + at / 10, icon: 'start' }] },
})
const map = () => renderSection({ type: 'mapContainer', slots: { title: 'Unterwegs' }, cards: times(3, place) })
const job: ShownJob = { ...sampleJob, pictures: [], inText: {} }
const review = (at: number) => ({
  id: `r${at}`,
  branchId: 'staefa',
  branchName: 'Atelier',
  city: 'Stäfa',
  review: { rating: 5, text: `Text ${at}`, authorName: `Person ${at}`, relativeTimeDescription: 'vor 2 Wochen' },
  open: null,
})
const video = {
  ...SAMPLE_MEDIA,
  mediaType: 'video' as const,
  video: { source: 'youtube' as const, videoId: 'dQw4w9WgXcQ', aspectRatio: null, posterUrl: '/media/poster/1280.webp' },
}
const slide = (at: number): SampleGroup => ({ type: 'contentSliderCard', slots: { title: `Folie ${at}` } })

/** For each behaviour the piece of page it was made for, as the product draws it, or one that stands on the login page of a site. */
export const BEHAVIOUR_STAGES: Readonly<Record<string, Stage>> = {
  'ui/still-true/still-true': {
    drawn: () =>
      renderSection(
        { type: 'reviewSlider', id: 'r', options: { locations: ['staefa'] } },
        { data: { r: [{ ...review(0), open: { isOpen: true, until: '18:30', opensAt: null, changesAt: '2099-01-01T17:30:00Z' } }] } },
      ),
  },
  'ui/layout/card-carousel': { drawn: () => board('carousel', 4) },
  'ui/layout/card-split': { drawn: () => board('split', 5) },
  'ui/drawer-pager/drawer-pager': { drawn: map },
  'ui/height-adapter/height-adapter': { drawn: map },
  'ui/video/video': { drawn: () => renderSection({ type: 'videoPlayer', slots: { video: { media: video.id } } }, { media: [video] }) },
  'sections/jobs/jobs': { drawn: () => renderSection({ type: 'jobs', id: 'j' }, { data: { j: [job, { ...job, id: 'zwei' }] } }) },
  'sections/contact-form/contact-form': { drawn: () => renderSection({ type: 'contactForm' }) },
  'sections/announcement-bubble/announcement-bubble': { drawn: () => renderSection({ type: 'announcementBubble', slots: { title: 'Neu' } }) },
  'sections/media-gallery/media-gallery': { drawn: () => renderSection({ type: 'mediaGallery', id: 'g' }, { data: { g: photos(60) } }) },
  'ui/lightbox/lightbox': { drawn: () => board('grid', 3) },
  'sections/aspect-sponsor-form/aspect-sponsor-form': { drawn: () => renderSection({ type: 'aspectSponsorForm' }) },
  'sections/map-container/map-container': { drawn: map },
  'sections/booking-container/booking-container': {
    drawn: () => renderSection({ type: 'bookingContainer', slots: { button: 'Termin buchen' }, options: { bookingLink: { type: 'iframe', url: 'https://booking.example/' } } }),
  },
  'sections/review-slider/review-slider': {
    drawn: () => renderSection({ type: 'reviewSlider', id: 'r', options: { locations: ['staefa'] } }, { data: { r: times(4, () => ({ type: '' })).map((_, at) => review(at)) } }),
  },
  'sections/content-slider-board/content-slider': { drawn: () => renderSection({ type: 'contentSliderBoard', cards: times(3, slide) }) },
  'site/booking/booking-dialog': {
    drawn: () =>
      '<div data-behaviour="site/booking/booking-dialog"><a href="https://booking.example/">Termin</a><dialog aria-label="Termin"><form method="dialog"><p>Termin</p><button type="submit">×</button></form></dialog></div>',
  },
  'site/theme/late-fonts': { drawn: () => '<div data-behaviour="site/theme/late-fonts"><ul><li>Eins</li><li>Zwei</li></ul></div>' },
  'site/header/header': { onPage: 'header[data-behaviour*="header"]' },
  'site/login/login': { onPage: 'form[data-behaviour*="login"]' },
  'site/consent/consent': {
    drawn: () =>
      '<section role="dialog" tabindex="-1" hidden data-behaviour="site/consent/consent"><p>Dürfen wir messen?</p><div><button type="button" data-answer="no">Nein</button><button type="button" data-answer="no">Ohne</button></div></section>',
  },
}

export async function stageOf(name: string, page: Page): Promise<string> {
  const stage = BEHAVIOUR_STAGES[name]
  if (!stage) throw new Error(`There is no stage for ${name}`)
  if ('drawn' in stage) return stage.drawn()
  return page.evaluate(async (selector) => {
    const login = new DOMParser().parseFromString(await (await fetch('/de/login')).text(), 'text/html')
    return login.querySelector(selector)?.outerHTML ?? ''
  }, stage.onPage)
}

import type { ProposedPage } from '../../i18n/editor/start/page-names.ts'
import type { StartTexts } from '../../i18n/editor/start/de.ts'
import { contact } from '../../sections/contact/contact.section.ts'
import { cta } from '../../sections/cta/cta.section.ts'
import { imageBoard } from '../../sections/image-board/image-board.section.ts'
import { multiCta } from '../../sections/multi-cta/multi-cta.section.ts'
import { newsFeedBoard } from '../../sections/news-feed-board/news-feed-board.section.ts'
import { serviceBoard } from '../../sections/service-board/service-board.section.ts'
import { standingOn, type OfferingSite } from '../../sections/offered.ts'
import { stepFeedBoard } from '../../sections/step-feed-board/step-feed-board.section.ts'
import { testimonialsContainer } from '../../sections/testimonials-container/testimonials-container.section.ts'
import { offeredTemplates } from '../pages/templates/page-groups.ts'
import type { PageTemplate, TemplateSection } from '../pages/templates/templates.ts'

export type Trade = keyof StartTexts['trades']

type Proposal = { pages: readonly ProposedPage[]; home: readonly TemplateSection[] }

const services: TemplateSection = { definition: serviceBoard, cardOptions: { showCost: false, showDuration: false } }
const prices: TemplateSection = { definition: serviceBoard, cardOptions: { showButton: false } }
const plain = (definition: TemplateSection['definition']): TemplateSection => ({ definition })

/** What a business of this kind usually wants to begin with. */
const PROPOSALS: Readonly<Record<Trade, Proposal>> = {
  shop: { pages: ['services', 'about', 'contact'], home: [plain(cta), plain(imageBoard), plain(multiCta)] },
  food: { pages: ['prices', 'gallery', 'about', 'contact'], home: [plain(cta), plain(imageBoard), prices] },
  craft: { pages: ['services', 'gallery', 'steps', 'contact'], home: [services, plain(cta), plain(stepFeedBoard)] },
  practice: { pages: ['services', 'team', 'faq', 'contact'], home: [plain(cta), services, plain(stepFeedBoard)] },
  beauty: { pages: ['prices', 'gallery', 'team', 'contact'], home: [prices, plain(imageBoard), plain(cta)] },
  club: { pages: ['about', 'news', 'contact'], home: [plain(cta), plain(multiCta), plain(newsFeedBoard)] },
  optician: { pages: ['services', 'team', 'about', 'contact'], home: [plain(cta), services, plain(testimonialsContainer), plain(contact)] },
  other: { pages: ['services', 'about', 'contact'], home: [plain(cta), services] },
}

export const TRADES = ['shop', 'food', 'craft', 'practice', 'beauty', 'club', 'optician', 'other'] as const satisfies readonly Trade[]

/** As they stand in the menu: what is offered first, how to get in touch last. */
const IN_MENU: readonly ProposedPage[] = ['services', 'prices', 'gallery', 'steps', 'team', 'about', 'news', 'faq', 'contact']

export const tradesOn = ({ businessType }: OfferingSite): Trade[] => TRADES.filter((trade) => trade !== 'optician' || businessType === 'optician')

export const presetTrade = ({ businessType }: OfferingSite): Trade => (businessType === 'optician' ? 'optician' : 'other')

export type OfferedPage = { name: ProposedPage; sections: PageTemplate['sections'] }

/** Every page that this site can begin with, in the order of the menu. */
export function offeredPages(site: OfferingSite): OfferedPage[] {
  const templates = offeredTemplates(site)
  return IN_MENU.flatMap((name) => templates.filter((template) => template.name === name).map(({ sections }) => ({ name, sections })))
}

export const proposedPages = (trade: Trade): readonly ProposedPage[] => PROPOSALS[trade].pages

/** What stands below the first section of the home page. */
export function homeSections(trade: Trade, site: OfferingSite): TemplateSection[] {
  return PROPOSALS[trade].home.filter(({ definition }) => standingOn(definition, site) === 'offered')
}

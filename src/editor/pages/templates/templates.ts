import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import type { OptionValues } from '../../../model/page/document.ts'
import type { SectionDefinition } from '../../../sections/define-section.ts'
import { contactForm } from '../../../sections/contact-form/contact-form.section.ts'
import { contact } from '../../../sections/contact/contact.section.ts'
import { cta } from '../../../sections/cta/cta.section.ts'
import { hero } from '../../../sections/hero/hero.section.ts'
import { imageBoard } from '../../../sections/image-board/image-board.section.ts'
import { imageCollage } from '../../../sections/image-collage/image-collage.section.ts'
import { multiCta } from '../../../sections/multi-cta/multi-cta.section.ts'
import { newsFeedBoard } from '../../../sections/news-feed-board/news-feed-board.section.ts'
import { richTextBlock } from '../../../sections/rich-text-block/rich-text-block.section.ts'
import { serviceBoard } from '../../../sections/service-board/service-board.section.ts'
import { stepFeedBoard } from '../../../sections/step-feed-board/step-feed-board.section.ts'
import { teamContainer } from '../../../sections/team-container/team-container.section.ts'
import { testimonialsContainer } from '../../../sections/testimonials-container/testimonials-container.section.ts'

export type TemplateSection = {
  definition: SectionDefinition
  options?: OptionValues
  /** Of each of its first cards. */
  cardOptions?: OptionValues
}

export type PageTemplate = { name: keyof PagesTexts['templates']; sections: readonly TemplateSection[] }

const opening: TemplateSection = { definition: hero }
const plain = (definition: SectionDefinition): TemplateSection => ({ definition })

/** What a page may begin with. Their words are the sections' samples; nothing of them is stored before somebody writes. */
export const templates: readonly PageTemplate[] = [
  { name: 'about', sections: [opening, plain(cta), plain(multiCta), plain(teamContainer)] },
  { name: 'services', sections: [{ definition: serviceBoard, cardOptions: { showCost: false, showDuration: false } }, plain(cta), plain(testimonialsContainer)] },
  { name: 'contact', sections: [plain(cta), plain(contact)] },
  { name: 'contactForm', sections: [plain(contactForm), plain(contact)] },
  { name: 'prices', sections: [{ definition: serviceBoard, cardOptions: { showButton: false } }, plain(richTextBlock)] },
  { name: 'team', sections: [plain(teamContainer), plain(testimonialsContainer)] },
  { name: 'faq', sections: [plain(richTextBlock), plain(richTextBlock), plain(richTextBlock), plain(richTextBlock)] },
  { name: 'gallery', sections: [plain(imageBoard), plain(imageCollage)] },
  { name: 'news', sections: [plain(newsFeedBoard)] },
  { name: 'steps', sections: [opening, plain(stepFeedBoard), plain(cta)] },
]

/** A page that begins with nothing has a place for its name. */
export const EMPTY_PAGE: readonly TemplateSection[] = [opening]

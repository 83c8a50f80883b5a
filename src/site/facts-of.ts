import type { Group } from '../model/page/document.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { PageFacts } from '../ui/page-facts.ts'
import { slotText } from '../ui/slots/slot.ts'
import { prepareSection } from '../sections/prepare-section.ts'
import { drawnGroups } from './drawn-groups.ts'
import { firstPictureIn } from './first-picture.ts'
import type { PageView } from './page-view.ts'

/** The first whose title a visitor reads: one that is switched off heads nothing. */
function leadingGroup({ locale }: PageView, drawn: readonly Group[]): string | null {
  const leads = (group: Group) => {
    const definition = findDefinition(group.type)
    return definition?.mayLeadPage === true && slotText(prepareSection(definition, group).slots['title'], locale) !== null
  }
  return drawn.find(leads)?.id ?? null
}

/** One answerer for the same addresses, so that it can be told from another. */
const answerers = new WeakMap<PageView['links'], PageFacts['pageHref']>()

function hrefIn(links: PageView['links']): PageFacts['pageHref'] {
  const known = answerers.get(links) ?? ((pageId) => links[pageId])
  answerers.set(links, known)
  return known
}

/** What the pieces of the page ask for one by one. */
export function factsOf(view: PageView, isSample: boolean): PageFacts {
  const { media, data, links } = view
  const drawn = drawnGroups(view)
  return { media, data, pageHref: hrefIn(links), firstGroupId: leadingGroup(view, drawn), firstPicture: firstPictureIn(drawn, media), isSample }
}

/** Nothing that anybody could have asked for differs. */
export function isSameFacts(a: PageFacts, b: PageFacts): boolean {
  const isSamePicture = a.firstPicture?.groupId === b.firstPicture?.groupId && a.firstPicture?.slot === b.firstPicture?.slot
  return isSamePicture && a.media === b.media && a.data === b.data && a.pageHref === b.pageHref && a.firstGroupId === b.firstGroupId && a.isSample === b.isSample
}

import { textIn } from '../model/content/field.ts'
import { isShownIn, type Group } from '../model/page/document.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { PageFacts } from '../ui/page-facts.ts'
import { firstPictureIn } from './first-picture.ts'
import type { PageView } from './page-view.ts'

function leadingGroup({ locale }: PageView, shown: readonly Group[]): string | null {
  const leads = (group: Group) => findDefinition(group.type)?.mayLeadPage === true && textIn(group.fields['title'], locale) !== null
  return shown.find(leads)?.id ?? null
}

/** What the pieces of the page ask for one by one. */
export function factsOf(view: PageView, isSample: boolean): PageFacts {
  const { groups, locale, media, data, links } = view
  const shown = groups.filter((group) => isShownIn(group, locale))
  return { media, data, pageHref: (pageId) => links[pageId], firstGroupId: leadingGroup(view, shown), firstPicture: firstPictureIn(shown, media), isSample }
}

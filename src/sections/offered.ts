import type { Site, SiteFeature } from '../model/site/site.ts'
import type { SectionCategory, SectionDefinition } from './define-section.ts'
import { definitions } from './definitions.ts'

/** What of a site decides which sections it may add. */
export type OfferingSite = { businessType: Site['businessType']; features: readonly SiteFeature[] }

/** What is for opticians only can be found on other sites, with the reason why it cannot be chosen there. */
export type Standing = 'offered' | 'opticiansOnly' | 'absent'

export type OfferedCategory = { category: SectionCategory; entries: readonly { definition: SectionDefinition; standing: Exclude<Standing, 'absent'> }[] }

const ORDER: readonly SectionCategory[] = ['start', 'team', 'content', 'collections', 'various', 'remaining']

/** The list of a site: what is listed everywhere, and what its features add. */
export function isAllowedOn(definition: SectionDefinition, site: OfferingSite): boolean {
  return definition.isListed && (definition.feature === undefined || site.features.includes(definition.feature))
}

export function standingOn(definition: SectionDefinition, site: OfferingSite): Standing {
  // A card is made by the section that holds it.
  if (definition.category === 'card' || !isAllowedOn(definition, site)) return 'absent'
  return definition.opticiansOnly && site.businessType !== 'optician' ? 'opticiansOnly' : 'offered'
}

/** What the picker shows on a site, by category; empty categories are left out. */
export function offeredSections(site: OfferingSite, all: readonly SectionDefinition[] = Object.values(definitions)): OfferedCategory[] {
  const shown = all.flatMap((definition) => {
    const standing = standingOn(definition, site)
    return standing === 'absent' ? [] : [{ definition, standing }]
  })
  const byCategory = Map.groupBy(shown, ({ definition }) => definition.category)
  return ORDER.flatMap((category) => {
    const entries = byCategory.get(category)
    return entries ? [{ category, entries }] : []
  })
}

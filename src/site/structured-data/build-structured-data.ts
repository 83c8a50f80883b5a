import { ownHours } from '../../model/business/own-hours.ts'
import { todayAt } from '../../model/opening-hours/today.ts'
import { buildPath, HOME_SLUG } from '../../model/page/path.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import type { DescribeSection, DescriptionInput, Thing } from '../../sections/define-structured-data.ts'
import { describeHours } from '../../sections/describe-hours.ts'
import { structuredData } from '../../sections/structured-data.ts'
import type { PageSource } from '../page-source.ts'
import { shownSections } from '../shown-sections.ts'

type Input = { site: Site; source: PageSource; origin: string; pageUrl: string }

const describers: Readonly<Record<string, DescribeSection | undefined>> = structuredData

/** What machines may know of a page: who speaks, where it stands, and what its sections show. */
export function buildStructuredData(input: Input): Thing[] {
  const { source } = input
  const isHome = source.page.role === 'home'
  return [...(isHome ? [describeOrganization(input), describeWebsite(input)] : [describeTrail(input)]), ...describeSections(input)]
}

const organizationId = (origin: string) => `${origin}/#organization`

function describeOrganization({ site, source, origin }: Input): Thing {
  const { settings, business, now } = source.frame
  const { footer, contact, socialAccounts } = settings
  // A site with several branches is an organisation, and each of them is described where it is shown.
  const own = ownHours(settings, business)
  const [only, ...others] = business?.branches ?? []
  const place = only && others.length === 0 ? { street: `${only.street} ${only.streetNumber}`.trim(), city: `${only.zip} ${only.city}`.trim() } : footer
  const profiles = [socialAccounts.instagram, socialAccounts.facebook, socialAccounts.linkedin].filter((url) => url !== '')
  const [email, telephone] = [footer.email || contact.email, footer.phone]
  return {
    '@type': own ? (site.businessType === 'optician' ? 'Optician' : 'LocalBusiness') : 'Organization',
    '@id': organizationId(origin),
    name: site.name,
    ...(contact.companyName !== '' && contact.companyName !== site.name && { legalName: contact.companyName }),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(own && { image: `${origin}/icon-512.png`, ...describeHours(own.hours, todayAt(now), own.canton) }),
    ...(email !== '' && { email }),
    ...(telephone !== '' && { telephone }),
    ...addressOf(place),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** The footer's city is written with its postal code, as on a letter. */
function addressOf({ street, city }: Pick<Settings['footer'], 'street' | 'city'>): { address?: Thing } {
  if (street === '' || city === '') return {}
  const [, postalCode, locality] = /^(\d{4})\s+(.+)$/.exec(city) ?? [undefined, undefined, city]
  return { address: { '@type': 'PostalAddress', streetAddress: street, ...(postalCode !== undefined && { postalCode }), addressLocality: locality, addressCountry: 'CH' } }
}

function describeWebsite({ site, source, origin }: Input): Thing {
  const { locale } = source.address
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/${locale}/search?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function describeTrail({ site, source, origin, pageUrl }: Input): Thing {
  const { locale } = source.address
  const home = origin + buildPath({ locale, mode: 'live', collection: null, slug: HOME_SLUG })
  const steps = [
    { name: site.name, item: home },
    { name: source.page.meta.name[locale] || site.name, item: pageUrl },
  ]
  return { '@type': 'BreadcrumbList', itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) }
}

function describeSections({ site, source, origin, pageUrl }: Input): Thing[] {
  const { locale } = source.address
  const speaker: DescriptionInput['site'] = { name: site.name, origin, organizationId: organizationId(origin), isOptician: site.businessType === 'optician' }
  const things = shownSections(source.groups, locale).flatMap(({ group, definition, slots, options }) => {
    const describe = describers[definition.type]
    return describe ? describe({ locale, site: speaker, pageUrl, slots, options, cards: shownSections(group.children, locale), data: source.data[group.id] }) : []
  })
  // A page may show a branch twice; whoever reads the description needs it once.
  return [...new Map(things.map((thing, index) => [thing['@id'] ?? index, thing])).values()]
}

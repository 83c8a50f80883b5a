import { formTexts } from '../i18n/forms/texts.ts'
import { visitorTexts } from '../i18n/visitor/texts.ts'
import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { Locale } from '../model/locales.ts'
import { publicAddresses } from '../model/page/languages.ts'
import { buildPath, HOME_SLUG, UNLISTED_SLUGS } from '../model/page/path.ts'
import type { PageRole } from '../model/page/status.ts'
import { iconPicture } from '../model/site/logo.ts'
import { blankLanguages } from '../sections/blank-languages.ts'
import type { Site } from '../model/site/site.ts'
import { buildMenu } from './build-menu.ts'
import { sharePicture } from './document/share-picture.ts'
import { feedPath, hasFeed } from './feed/feed-path.ts'
import { hrefFor, linksIn, type Place } from './href-for.ts'
import { buildSettingsFrame } from './settings-frame.ts'
import { buildStructuredData } from './structured-data/build-structured-data.ts'
import type { FrameSource, LinkTarget, PageSource } from './page-source.ts'
import type { Frame, HeadView, PageView } from './page-view.ts'

function pageOf({ addresses }: FrameSource, place: Place, id: string): { href: string; name: string } | undefined {
  const target = addresses.get(id)
  const href = hrefFor(target, place)
  return target && href !== undefined ? { href, name: target.meta.name[place.locale] ?? '' } : undefined
}

export function textsFor(locale: Locale): VisitorTexts {
  return visitorTexts[locale]
}

type FrameInput = { site: Site; source: FrameSource; place: Place; page: LinkTarget | null }

export function buildFrame({ site, source, place, page }: FrameInput): Frame {
  const texts = textsFor(place.locale)
  const system = (slug: string) => buildPath({ ...place, collection: null, slug })
  const withRole = (role: PageRole, slug: string) => hrefFor(source.addresses.get(source.roles[role] ?? ''), place) ?? system(slug)
  const { settings, logo, business, businessName, now } = source
  const privacyHref = withRole('privacyPolicy', '~privacy')
  const ofSettings = buildSettingsFrame({
    site,
    settings,
    logo,
    business,
    businessName,
    texts,
    now,
    place,
    privacyHref,
    imprintHref: withRole('imprint', '~imprint'),
    pageOf: (id) => pageOf(source, place, id),
  })
  return {
    ...ofSettings,
    homeHref: system(HOME_SLUG),
    searchHref: system('search'),
    menu: buildMenu({ source, place, locales: site.locales, currentId: page?.id ?? null }),
    languages: languagesFrom({ site, source, place, page }),
    consent: place.mode === 'live' && page !== null && Object.values(settings.tracking).some((id) => id !== '') ? { ...settings.tracking, privacyHref } : null,
    contactHref: withRole('contact', '~contact'),
  }
}

/** Where a page is not in a language, its switch leads to the home page; a language that was only just added, and says nothing there either, is not offered. */
function languagesFrom({ site, source: { spoken }, place, page }: FrameInput): Frame['languages'] {
  return site.locales.flatMap((locale) => {
    const own = page && hrefFor(page, { ...place, locale })
    if (own == null && place.mode === 'live' && locale !== place.locale && spoken?.includes(locale) === false) return []
    return [{ locale, href: own ?? buildPath({ ...place, locale, collection: null, slug: HOME_SLUG }), isCurrent: locale === place.locale }]
  })
}

/** A page that nobody translated is for visitors of that language what a closed one is, except that it says so; the search speaks all languages. */
function blankIn(site: Site, { address, page, groups }: PageSource): Locale[] {
  if (address.mode !== 'live' || page.role === 'search') return []
  return blankLanguages(
    groups,
    site.locales.filter((locale) => !page.disallowedLanguages.includes(locale)),
  )
}

export function buildPageView(site: Site, source: PageSource): PageView {
  const { address } = source
  const blank = blankIn(site, source)
  const page = { ...source.page, disallowedLanguages: [...source.page.disallowedLanguages, ...blank] }
  const isBlank = blank.includes(address.locale)
  const others = [...source.page.disallowedLanguages, ...blank.filter((locale) => locale !== address.locale)]
  const frame = buildFrame({ site, source: source.frame, place: address, page: { ...page, disallowedLanguages: others } })
  return {
    pageId: page.id,
    name: page.meta.name[address.locale] ?? site.name,
    mode: address.mode,
    locale: address.locale,
    features: site.features,
    texts: textsFor(address.locale),
    formTexts: formTexts[address.locale],
    // The home page is where languages lead that a page is not in: there is nowhere else to go for one it is not in itself.
    frame: page.role === 'home' ? { ...frame, languages: frame.languages.filter(({ locale, isCurrent }) => isCurrent || !blank.includes(locale)) } : frame,
    groups: isBlank ? [] : source.groups,
    ...(isBlank && { elsewhere: publicAddresses(page, site.locales) }),
    data: source.data,
    media: source.media,
    links: linksIn(source.addresses, address),
  }
}

export function buildHead(site: Site, source: PageSource, origin: string): HeadView {
  const { address } = source
  const { locale } = address
  const blank = blankIn(site, source)
  const page = { ...source.page, disallowedLanguages: [...source.page.disallowedLanguages, ...blank] }
  const name = page.meta.name[locale] ?? ''
  const addresses = publicAddresses(page, site.locales)
  const canonicalPath = buildPath({ locale, mode: 'live', collection: page.collection, slug: page.slugs[locale] ?? page.id })
  const isIndexed = address.mode === 'live' && !blank.includes(locale) && page.role !== 'search' && !page.isProtected && !UNLISTED_SLUGS.includes(page.slugs[locale] ?? '')
  const title =
    page.role === 'home' || name === '' ? [site.name, name].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(' – ') : `${name} – ${site.name}`
  const head = {
    title,
    description: page.meta.description[locale] ?? '',
    origin,
    canonicalPath,
    theme: site.theme,
    hasLogoIcons: iconPicture(source.frame.logo) !== null,
    isIndexed,
  }
  if (!isIndexed) return { ...head, alternates: [] }
  return {
    ...head,
    alternates: addresses.length > 1 ? addresses : [],
    defaultPath: addresses.length > 1 ? addresses[0]?.path : undefined,
    share: { siteName: site.name, locale, picture: sharePicture({ groups: source.groups, media: source.media, locale }, site.name) },
    structuredData: buildStructuredData({ site, source, origin, pageUrl: origin + canonicalPath }),
    feed: hasFeed(source) ? { path: feedPath(address), title } : null,
  }
}

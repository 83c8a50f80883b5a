import { visitorTexts } from '../i18n/visitor/texts.ts'
import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { Locale } from '../model/locales.ts'
import type { Media } from '../model/media.ts'
import type { Group, PageHead } from '../model/page/document.ts'
import { buildPath, HOME_SLUG, slugOrId, type PageAddress } from '../model/page/path.ts'
import { isVisibleToVisitors, type ItemStatus } from '../model/page/status.ts'
import type { Navigation, NavigationContainer } from '../model/site/navigation.ts'
import type { Settings } from '../model/site/settings.ts'
import type { Site } from '../model/site/site.ts'
import type { Frame, HeadView, MenuItem, MenuLink, PageView } from './page-view.ts'

export type LinkTarget = { id: string; collection: string | null; status: ItemStatus; slugs: Partial<Record<Locale, string>>; disallowedLanguages: readonly string[]; meta: PageHead['meta'] }

export type FrameSource = { settings: Settings; navigation: Navigation; addresses: ReadonlyMap<string, LinkTarget> }

export type PageSource = {
  address: PageAddress
  page: PageHead & { disallowedLanguages: readonly string[]; isProtected: boolean }
  groups: readonly Group[]
  data: Readonly<Record<string, unknown>>
  media: Readonly<Record<string, Media>>
  addresses: ReadonlyMap<string, LinkTarget>
  frame: FrameSource
}

type Place = Pick<PageAddress, 'locale' | 'mode'>

/** Visitors never get an address that would answer 404; editors also reach drafts. */
function hrefFor(target: LinkTarget | undefined, place: Place): string | undefined {
  if (!target || target.status === 'deleted') return undefined
  const isPublished = isVisibleToVisitors(target.status)
  if (place.mode === 'live' && (!isPublished || target.disallowedLanguages.includes(place.locale))) return undefined
  return buildPath({ ...place, collection: target.collection, slug: slugOrId({ ...target, isPublished }, place.locale) })
}

function menuLinks(container: NavigationContainer, source: FrameSource, place: Place, currentId: string | null): MenuLink[] {
  return container.children.flatMap((child): MenuLink[] => {
    const target = source.addresses.get(child.page)
    const href = hrefFor(target, place)
    if (!target || href === undefined || target.disallowedLanguages.includes(place.locale)) return []
    const label = target.meta.name[place.locale] ?? container.label[place.locale] ?? ''
    return [{ id: child.id, label, href, isCurrent: child.page === currentId, isButton: child.appearance === 'button' }]
  })
}

/** A container with exactly one visible page shows that page itself; more become a dropdown. */
function buildMenu(source: FrameSource, place: Place, currentId: string | null): MenuItem[] {
  return source.navigation.flatMap((container): MenuItem[] => {
    const links = menuLinks(container, source, place, currentId)
    const label = container.label[place.locale] ?? ''
    const [only] = links
    if (only === undefined) return []
    if (links.length > 1) return [{ id: container.id, label, children: links }]
    return [{ ...only, label: label === '' ? only.label : label }]
  })
}

export function textsFor(locale: Locale): VisitorTexts {
  return visitorTexts[locale]
}

type FrameInput = { site: Site; source: FrameSource; place: Place; page: LinkTarget | null }

export function buildFrame({ site, source, place, page }: FrameInput): Frame {
  const texts = textsFor(place.locale)
  const system = (slug: string) => buildPath({ ...place, collection: null, slug })
  const { settings } = source
  const login = settings.header.loginPage
  return {
    siteName: site.name,
    homeHref: system(HOME_SLUG),
    menu: buildMenu(source, place, page?.id ?? null),
    languages: site.locales.map((locale) => ({
      locale,
      href: (page && hrefFor(page, { ...place, locale })) ?? buildPath({ ...place, locale, collection: null, slug: HOME_SLUG }),
      isCurrent: locale === place.locale,
    })),
    legal: [
      { label: texts.imprint, href: system('~imprint') },
      { label: texts.privacy, href: system('~privacy') },
      ...(settings.footer.links.showTerms ? [{ label: texts.terms, href: system('~terms') }] : []),
    ],
    consent: place.mode === 'live' && page !== null && Object.values(settings.tracking).some((id) => id !== '') ? { ...settings.tracking, privacyHref: system('~privacy') } : null,
    loginHref: login.useLinkToLoginPage ? login.url || system('login') : null,
    settings: { appearance: settings.appearance, header: settings.header, footer: settings.footer },
  }
}

export function buildPageView(site: Site, source: PageSource): PageView {
  const { address, page } = source
  const links = [...source.addresses.values()].map((target) => [target.id, hrefFor(target, address)])
  return {
    pageId: page.id,
    mode: address.mode,
    locale: address.locale,
    texts: textsFor(address.locale),
    frame: buildFrame({ site, source: source.frame, place: address, page }),
    groups: source.groups,
    data: source.data,
    media: source.media,
    links: Object.fromEntries(links.filter(([, href]) => href !== undefined)),
  }
}

export function buildHead(site: Site, source: Pick<PageSource, 'address' | 'page'>, origin: string): HeadView {
  const { address, page } = source
  const { locale } = address
  const live = (to: Locale) => buildPath({ locale: to, mode: 'live', collection: page.collection, slug: page.slugs[to] ?? page.id })
  const name = page.meta.name[locale] ?? ''
  const isHome = page.role === 'home'
  return {
    title: isHome || name === '' ? [site.name, name].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(' – ') : `${name} – ${site.name}`,
    description: page.meta.description[locale] ?? '',
    origin,
    canonicalPath: live(locale),
    alternates: site.locales.length > 1 ? site.locales.filter((to) => page.slugs[to] !== undefined && !page.disallowedLanguages.includes(to)).map((to) => ({ locale: to, path: live(to) })) : [],
    theme: site.theme,
    isIndexed: address.mode === 'live' && !page.isProtected,
  }
}

import { isLocale, LOCALES, type Locale } from '../locales.ts'

/** The screens of the game, in the order in which players see them. */
export const GAME_SLUGS = { start: '~urban-golf-start', edit: '~urban-golf-edit', share: '~urban-golf-share', play: '~urban-golf-play', coupon: '~urban-golf-coupon' } as const
export type GameScreen = keyof typeof GAME_SLUGS

/** A game's own screens say nothing to somebody who has no game, so only the start is for search engines. */
export const UNLISTED_SLUGS: readonly string[] = [GAME_SLUGS.edit, GAME_SLUGS.share, GAME_SLUGS.play, GAME_SLUGS.coupon]

export const SYSTEM_SLUGS = ['~home', '~contact', '~imprint', '~privacy', '~terms', 'search', 'login', ...Object.values(GAME_SLUGS)] as const
export type SystemSlug = (typeof SYSTEM_SLUGS)[number]
export const HOME_SLUG = '~home'

const RESERVED_SEGMENTS: readonly string[] = ['edit', 'search', 'login', 'game', 'api', 'media', 'assets', ...LOCALES]
const SEGMENT = /^~?[a-z0-9][a-z0-9-]{0,119}$/

export type PageMode = 'live' | 'edit'

export type PageAddress = {
  locale: Locale
  mode: PageMode
  collection: string | null
  slug: string
}

export type PageFlags = {
  toolbar?: boolean
  pagemenu?: boolean
  settings?: boolean
  search?: string
}

/** A slug an editor types must never take the place of a system page or of another part of the address. */
export function isReservedSlug(slug: string): boolean {
  return slug.startsWith('~') || RESERVED_SEGMENTS.includes(slug)
}

export function parsePath(pathname: string): PageAddress | null {
  const segments = pathname.split('/').slice(1)
  const [first, ...rest] = segments
  if (first === undefined || !isLocale(first)) return null
  if (rest.some((segment) => !SEGMENT.test(segment))) return null
  const mode: PageMode = rest[0] === 'edit' ? 'edit' : 'live'
  const tail = mode === 'edit' ? rest.slice(1) : rest
  if (tail.length > 2) return null
  const [a, b] = tail
  if (a === undefined) return { locale: first, mode, collection: null, slug: HOME_SLUG }
  return { locale: first, mode, collection: b === undefined ? null : a, slug: b ?? a }
}

/** The one spelling of an address that was written with capitals, percent signs or doubled slashes; null where there is no page. */
export function respell(pathname: string): string | null {
  let plain: string
  try {
    plain = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const path = `/${plain.toLowerCase().split('/').filter(Boolean).join('/')}`
  return path !== pathname && parsePath(path) !== null ? path : null
}

export function buildPath(address: PageAddress, flags: PageFlags = {}): string {
  const segments: string[] = [address.locale]
  if (address.mode === 'edit') segments.push('edit')
  if (address.collection !== null) segments.push(address.collection)
  if (address.slug !== HOME_SLUG || address.collection !== null) segments.push(address.slug)
  const query = [
    flags.toolbar ? 'toolbar=1' : '',
    flags.pagemenu ? 'pagemenu=1' : '',
    flags.settings ? 'settings=1' : '',
    flags.search ? `search=${encodeURIComponent(flags.search)}` : '',
  ].filter(Boolean)
  const path = `/${segments.join('/')}`
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** The address as visitors know it, whoever works on the page. */
export function visitorPath(path: string): string {
  const address = parsePath(path)
  return address ? buildPath({ ...address, mode: 'live' }) : path
}

export function readFlags(query: URLSearchParams): PageFlags {
  return {
    toolbar: query.get('toolbar') === '1',
    pagemenu: query.get('pagemenu') === '1',
    settings: query.get('settings') === '1',
    search: query.get('search') ?? undefined,
  }
}

/** Drafts have no public address yet, so they are linked by id; a missing translation of the slug falls back to it too. */
export function slugOrId(page: { id: string; isPublished: boolean; slugs: Partial<Record<Locale, string>> }, locale: Locale): string {
  return (page.isPublished ? page.slugs[locale] : undefined) ?? page.id
}

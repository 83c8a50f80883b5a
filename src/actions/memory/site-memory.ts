import { LRUCache } from 'lru-cache'
import { hostInTag, siteInTag } from '../../model/cache-tags.ts'
import type { Business } from '../../model/business/branch.ts'
import { LOCALES } from '../../model/locales.ts'
import type { PageRole } from '../../model/page/status.ts'
import type { Logo } from '../../model/site/logo.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import { strokeCountingTypes } from '../../sections/definitions.ts'
import type { Purge } from '../../services/purge/purge.ts'
import { firstBusiness } from '../../store/branches.ts'
import { readNavigation } from '../../store/navigation.ts'
import { pagesWithRoles } from '../../store/pages.ts'
import { readSettings } from '../../store/settings.ts'
import { readLanguages } from '../../store/read-languages.ts'
import { siteByHost } from '../../store/sites.ts'
import { addressesOf, type PageAddressRow } from '../../store/slugs.ts'
import type { Store } from '../../store/store.ts'
import { trailOf, type Trail } from '../../store/trail.ts'
import { createKnownAddresses, type KnownAddresses } from './known-addresses.ts'
import { readLogo } from './read-logo.ts'

/** What every page of a site needs besides its own content. */
export type SiteFrame = {
  settings: Settings
  logo: Logo
  navigation: Navigation
  addresses: ReadonlyMap<string, PageAddressRow>
  /** Pages by their role: whoever moves the imprint to another page moves the footer's link with it. */
  roles: Partial<Record<PageRole, string>>
  /** Only read for sites whose footer looks its business data up. */
  business: Business | null
  /** E-197: for sites whose header does. */
  businessName: string | null
  /** Languages in which the home page says something; undefined: nobody knows. */
  spoken?: readonly string[]
}

export const SITES_TAG = 'platform/sites'

export type SiteMemory = {
  /** Undefined: not asked for yet. Null: no site has this host. */
  peek: (host: string) => Site | null | undefined
  byHost: (host: string) => Promise<Site | null>
  frame: (siteId: string) => Promise<SiteFrame>
  trail: (siteId: string) => Promise<Trail | null>
  addresses: Pick<KnownAddresses, 'isNowhere' | 'learn'>
  clear: () => void
}

const KNOWN_SITES = 20_000
/** A host that is unknown now may be added by the operator a second later. */
const UNKNOWN_FOR_MS = 1000

export function createSiteMemory(store: Store, purge: Purge): SiteMemory {
  const sites = new LRUCache<string, { site: Site | null }>({ max: KNOWN_SITES })
  const asking = new Map<string, Promise<Site | null>>()
  const frames = new LRUCache<string, Promise<SiteFrame>>({ max: 2000 })
  const trails = new LRUCache<string, Promise<Trail | null>>({ max: 2000 })
  const addresses = createKnownAddresses(store)

  async function readFrame(siteId: string): Promise<SiteFrame> {
    return store.inSite(siteId, async (tx) => {
      const settings = await readSettings(tx)
      const logo = await readLogo(tx, settings.logo)
      const navigation = await readNavigation(tx)
      const inMenu = navigation.flatMap((container) => container.children.map((child) => child.page))
      const business = settings.footer.useBusinessDataFromLookUp ? await firstBusiness(tx) : null
      const businessName = settings.header.useBusinessDataFromLookUp ? ((business ?? (await firstBusiness(tx)))?.name ?? null) : null
      const roles = await pagesWithRoles(tx)
      const spoken = (await readLanguages(tx, roles.home ? [roles.home] : [], LOCALES)).get(roles.home ?? '')
      return {
        settings,
        logo,
        navigation,
        business,
        businessName,
        roles,
        spoken,
        addresses: await addressesOf(tx, [...new Set([...inMenu, ...bookingPages(settings), ...Object.values(roles)])]),
      }
    })
  }

  /** A purge while the database is asked takes the question away: its answer may be older than the purge. */
  async function askForSite(host: string): Promise<Site | null> {
    const question = siteByHost(store.platform, host)
    asking.set(host, question)
    try {
      const site = await question
      if (asking.get(host) === question) sites.set(host, { site }, site === null ? { ttl: UNKNOWN_FOR_MS } : {})
      return site
    } finally {
      if (asking.get(host) === question) asking.delete(host)
    }
  }

  const forgetHost = (host: string) => {
    sites.delete(host)
    asking.delete(host)
  }

  const clear = () => {
    sites.clear()
    asking.clear()
    frames.clear()
    trails.clear()
    addresses.clear()
  }

  purge.onPurge((tags) => {
    if (tags.includes(SITES_TAG)) clear()
    for (const tag of tags) {
      const host = hostInTag(tag)
      if (host !== null) forgetHost(host)
      const siteId = siteInTag(tag)
      frames.delete(siteId)
      trails.delete(siteId)
      addresses.forget(siteId)
    }
  })

  purge.onMissed(clear)

  return {
    peek: (host) => sites.get(host)?.site,
    async byHost(host) {
      const known = sites.get(host)
      return known ? known.site : (asking.get(host) ?? askForSite(host))
    },
    frame: (siteId) => remembered(frames, siteId, readFrame),
    trail: (siteId) => remembered(trails, siteId, (id) => store.readSite(id, (tx) => trailOf(tx, strokeCountingTypes))),
    addresses,
    clear,
  }
}

/** A purge while it is being read takes the reading away, so that what is kept is never older than the purge. */
function remembered<Value>(cache: LRUCache<string, Promise<Value>>, siteId: string, read: (siteId: string) => Promise<Value>): Promise<Value> {
  const known = cache.get(siteId)
  if (known) return known
  const reading = read(siteId)
  cache.set(siteId, reading)
  reading.catch(() => cache.get(siteId) === reading && cache.delete(siteId))
  return reading
}

export function bookingPages({ bookingButton: { page, links } }: Settings): string[] {
  return [...(page === '' ? [] : [page]), ...links.flatMap((link) => (link.type === 'page' ? [link.page.id] : []))]
}

import type { Business } from '../model/business/branch.ts'
import type { Locale } from '../model/locales.ts'
import type { Media } from '../model/media.ts'
import type { Group, PageHead } from '../model/page/document.ts'
import type { PageAddress } from '../model/page/path.ts'
import type { ItemStatus, PageRole } from '../model/page/status.ts'
import type { Logo } from '../model/site/logo.ts'
import type { Navigation } from '../model/site/navigation.ts'
import type { Settings } from '../model/site/settings.ts'

export type LinkTarget = {
  id: string
  collection: string | null
  status: ItemStatus
  slugs: Partial<Record<Locale, string>>
  disallowedLanguages: readonly string[]
  meta: PageHead['meta']
}

export type FrameSource = {
  settings: Settings
  logo: Logo
  navigation: Navigation
  addresses: ReadonlyMap<string, LinkTarget>
  roles: Partial<Record<PageRole, string>>
  business: Business | null
  /** Where the header looks the name of its business up. */
  businessName?: string | null
  /** Languages in which the home page says something; all where that is not known. */
  spoken?: readonly string[]
  now: Date
}

/** What was read of a page, before it is made ready to be drawn. */
export type PageSource = {
  address: PageAddress
  page: PageHead & { disallowedLanguages: readonly string[]; isProtected: boolean }
  groups: readonly Group[]
  data: Readonly<Record<string, unknown>>
  media: Readonly<Record<string, Media>>
  addresses: ReadonlyMap<string, LinkTarget>
  frame: FrameSource
}

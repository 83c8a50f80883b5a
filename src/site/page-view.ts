import type { FormTexts } from '../i18n/forms/de.ts'
import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { FormOutcome } from '../model/forms/form-outcome.ts'
import type { Locale } from '../model/locales.ts'
import type { Media } from '../model/media.ts'
import type { Group } from '../model/page/document.ts'
import type { DateHours, DaysHours } from '../model/opening-hours/opening-hours.ts'
import type { PageMode } from '../model/page/path.ts'
import type { Settings } from '../model/site/settings.ts'
import type { SiteFeature } from '../model/site/site.ts'
import type { Theme } from '../model/site/theme.ts'
import type { PageOwner } from '../ui/page-context.ts'
import type { BookingView } from './booking/build-booking.ts'
import type { LogoView } from './logo/build-logo.ts'
import type { OverlayView } from './overlay/build-overlay.ts'

export type MenuLink = { id: string; label: string; href: string; isCurrent: boolean; isButton: boolean }
export type MenuItem = MenuLink | { id: string; label: string; children: readonly MenuLink[] }

export type FooterPlace = { name: string; street: string; city: string; phone: string; email: string }
export type SocialNetwork = 'instagram' | 'facebook' | 'linkedin'

/** `changesAt`: when `now` and what is special are no longer true. */
export type FooterHours = { now: string; changesAt: string; week: readonly DaysHours[]; special: readonly DateHours[] }

export type FooterView = {
  company: string
  places: readonly FooterPlace[]
  /** Only a business with one place has hours that need no place's name. */
  hours: FooterHours | null
  accounts: readonly { network: SocialNetwork; href: string }[]
  seal: { label: string; href: string | null } | null
}

/** What stands around every page of a site. */
export type Frame = {
  siteName: string
  /** Null where the name stands in words. */
  logo: LogoView | null
  owner: PageOwner
  homeHref: string
  searchHref: string
  menu: readonly MenuItem[]
  languages: readonly { locale: Locale; href: string; isCurrent: boolean }[]
  legal: readonly { label: string; href: string }[]
  loginHref: string | null
  contactHref: string
  footer: FooterView
  booking: BookingView | null
  overlay: OverlayView | null
  profileHref: string | null
  /** Set where measuring services are in use, on live pages only: their ids, and where visitors read about them. */
  consent: (Settings['tracking'] & { privacyHref: string }) | null
  settings: Pick<Settings, 'appearance' | 'header' | 'footer'>
}

/** Everything a page needs to be drawn, as plain data: the same in the server's renderer and in the editor. */
export type PageView = {
  pageId: string
  /** Its name in this language, or the site's. */
  name: string
  mode: PageMode
  locale: Locale
  features: readonly SiteFeature[]
  texts: VisitorTexts
  formTexts: FormTexts
  frame: Frame
  groups: readonly Group[]
  /** Set where the page says nothing in this language: where it does. */
  elsewhere?: readonly { locale: Locale; path: string }[]
  /** What the sections' loaders brought, by group id. */
  data: Readonly<Record<string, unknown>>
  media: Readonly<Record<string, Media>>
  /** Address of each linked page, by page id. */
  links: Readonly<Record<string, string>>
  /** Set where the page answers a form that was sent without script; such a page is kept nowhere. */
  form?: FormOutcome | null
}

/** What belongs into the head, and never into the tree that the editor hydrates. */
export type HeadView = {
  title: string
  description: string
  origin: string
  canonicalPath: string
  alternates: readonly { locale: Locale; path: string }[]
  theme: Theme
  /** Icons are made of the site's logo instead of its initial, and then there is no vector one. */
  hasLogoIcons?: boolean
  /** Edit pages and error pages stay out of search engines. */
  isIndexed: boolean
  /** Where the page is found in the site's first language. */
  defaultPath?: string
  share?: ShareView
  /** What machines may know of the page, as schema.org describes it. */
  structuredData?: readonly object[]
  /** The page's news as a feed. */
  feed?: { path: string; title: string } | null
}

/** How a link to the page looks where it is shared. */
export type ShareView = { siteName: string; locale: Locale; picture: { path: string; alt: string } }

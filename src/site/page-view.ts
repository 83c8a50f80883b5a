import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { Locale } from '../model/locales.ts'
import type { Media } from '../model/media.ts'
import type { Group } from '../model/page/document.ts'
import type { PageMode } from '../model/page/path.ts'
import type { Settings } from '../model/site/settings.ts'
import type { Theme } from '../model/site/theme.ts'

export type MenuLink = { id: string; label: string; href: string; isCurrent: boolean; isButton: boolean }
export type MenuItem = MenuLink | { id: string; label: string; children: readonly MenuLink[] }

/** What stands around every page of a site. */
export type Frame = {
  siteName: string
  homeHref: string
  menu: readonly MenuItem[]
  languages: readonly { locale: Locale; href: string; isCurrent: boolean }[]
  legal: readonly { label: string; href: string }[]
  loginHref: string | null
  /** Set where measuring services are in use, on live pages only: their ids, and where visitors read about them. */
  consent: (Settings['tracking'] & { privacyHref: string }) | null
  settings: Pick<Settings, 'appearance' | 'header' | 'footer'>
}

/** Everything a page needs to be drawn, as plain data: the same in the server's renderer and in the editor. */
export type PageView = {
  pageId: string
  mode: PageMode
  locale: Locale
  texts: VisitorTexts
  frame: Frame
  groups: readonly Group[]
  /** What the sections' loaders brought, by group id. */
  data: Readonly<Record<string, unknown>>
  media: Readonly<Record<string, Media>>
  /** Address of each linked page, by page id. */
  links: Readonly<Record<string, string>>
}

/** What belongs into the head, and never into the tree that the editor hydrates. */
export type HeadView = {
  title: string
  description: string
  origin: string
  canonicalPath: string
  alternates: readonly { locale: Locale; path: string }[]
  theme: Theme
  /** Edit pages and error pages stay out of search engines. */
  isIndexed: boolean
}

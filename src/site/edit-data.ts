import type { BranchChoice } from '../model/business/branch.ts'
import type { EditorLocale, Locale } from '../model/locales.ts'
import type { PublishPolicy } from '../model/site/settings.ts'
import type { ItemStatus } from '../model/page/status.ts'
import type { OfferingSite } from '../sections/offered.ts'
import type { PageView } from './page-view.ts'

/** What an edit page hands to the editor, as JSON beside the page. */
export type EditData = {
  view: PageView
  page: { id: string; status: ItemStatus; name: string; isProtected: boolean }
  locales: readonly Locale[]
  /** Those in which this page is shown. */
  openLocales: readonly Locale[]
  publishPolicy: PublishPolicy
  /** The last change that is in it. */
  sequence: number
  /** Which sections may be added here follows from it. */
  site: OfferingSite
  /** The site's own addresses: a booking page must be somebody else's. */
  hosts: readonly string[]
  /** What options about places choose from. */
  branches: readonly BranchChoice[]
  /** Revision of everything that can be written, by key; what was never written has 0. */
  revisions: Readonly<Record<string, number>>
  editorLocale: EditorLocale
  /** E-208: entries of the changelog that this editor has not seen. */
  hasNews: boolean
  /** The guided start of the site is not over. */
  isNew: boolean
  user: { id: string; name: string }
  /** Edit address of this page in each language. */
  editHrefs: Partial<Record<Locale, string>>
  liveHref: string
}

import type { Branch } from '../model/business/branch.ts'
import type { Job } from '../model/business/job.ts'
import type { BranchReview } from '../model/business/review.ts'
import type { Locale } from '../model/locales.ts'
import type { Media } from '../model/media.ts'
import type { Group } from '../model/page/document.ts'

export type LoaderInput = { siteId: string; locale: Locale; group: Group; options: Readonly<Record<string, unknown>>; now: Date }

/** A published page of a collection, in the language of the page that asks. */
export type CollectionItem = {
  id: string
  /** The last part of its address. */
  slug: string
  name: string | null
  description: string | null
  groups: readonly Group[]
}

/** A page of the golf trail: a hole, or the finish, which is the last one. */
export type TrailPage = { pageId: string; name: string; href: string; groups: readonly Group[] }

/** The golf course in the order of play; without pages on a site without one. */
export type TrailPages = { pages: readonly TrailPage[]; wholeRounds: boolean }

/** What loaders may ask of the server; always of the site whose page is being opened. */
export type LoaderSources = {
  pagesOfCollection: (collection: string, locale: Locale) => Promise<readonly CollectionItem[]>
  trail: (locale: Locale) => Promise<TrailPages>
  mediaByIds: (ids: readonly string[]) => Promise<Readonly<Record<string, Media>>>
  /** The photographs that were uploaded to one section, in the order in which they came. */
  gallery: (groupId: string) => Promise<readonly Media[]>
  /** Active ones only. */
  branches: (ids: readonly string[] | 'all') => Promise<readonly Branch[]>
  /** What the settings tell of a business that has no branches; null where they tell nothing. */
  ownPlace: () => Promise<Branch | null>
  /** Published ones, the newest first. */
  jobs: () => Promise<readonly Job[]>
  /** Of active branches only. */
  reviews: (wanted: { branchIds: readonly string[]; minRating: number }) => Promise<readonly BranchReview[]>
}

/** What the search may ask: whatever people wrote that is not on a page of its own. */
export type WordSources = Pick<LoaderSources, 'branches' | 'jobs' | 'reviews'>

/** Server data of a section, with the tags under which the page must be forgotten when that data changes. */
export type SectionLoader = {
  tags: (input: LoaderInput) => readonly string[]
  load: (sources: LoaderSources, input: LoaderInput, signal: AbortSignal) => Promise<unknown>
  /** When the clock alone makes the page wrong, such as when a shop closes; null where it never does. `data` is what was loaded, if anything was. */
  expiresAt?: (input: LoaderInput, data: unknown) => Date | null
  /** What visitors read of it and search for. */
  words?: (sources: WordSources, input: Pick<LoaderInput, 'options'>) => Promise<readonly string[]>
}

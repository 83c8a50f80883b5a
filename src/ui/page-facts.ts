import type { Media } from '../model/media.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What can change while a page is open. In edit mode pictures, addresses and loaded data arrive one by one. */
export type PageFacts = {
  media: Readonly<Record<string, Media>>
  pageHref: (pageId: string) => string | undefined
  /** What the sections' loaders brought, by group id. */
  data: Readonly<Record<string, unknown>>
  /** The group whose title is the page's one main heading. */
  firstGroupId: string | null
  /** The picture a visitor sees first: it loads at once and before the others. */
  firstPicture: { groupId: string; slot: string } | null
  /** Something to look at: in the catalogue, and while its editor's tools are out. Nothing on it may ask or change anything. */
  isSample: boolean
}

export type FactStore = Pick<StoreApi<PageFacts>, 'getState' | 'subscribe'>

const NONE: PageFacts = { media: {}, pageHref: () => undefined, data: {}, firstGroupId: null, firstPicture: null, isSample: false }

export function createFacts(facts: Partial<PageFacts> = {}): StoreApi<PageFacts> {
  return createStore<PageFacts>(() => ({ ...NONE, ...facts }))
}

import type { LoaderSources } from '../../src/sections/define-loader.ts'

/** A site without anything; a test adds what its loader should find. */
export const NO_SOURCES: LoaderSources = {
  pagesOfCollection: async () => [],
  trail: async () => ({ pages: [], wholeRounds: false }),
  mediaByIds: async () => ({}),
  gallery: async () => [],
  branches: async () => [],
  ownPlace: async () => null,
  reviews: async () => [],
  jobs: async () => [],
}

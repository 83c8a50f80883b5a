import type { Plugin } from 'vite'

const SAMPLE = /\/sample-game\.ts$/

/** The invented round is for editors and the catalogue, who have builds of their own; players never see it. */
export function withoutSamples(): Plugin {
  return {
    name: 'without-samples',
    enforce: 'pre',
    load(id) {
      return SAMPLE.test(id) ? `export const createSampleGame = () => { throw new Error('Live pages have no samples') }` : null
    },
  }
}

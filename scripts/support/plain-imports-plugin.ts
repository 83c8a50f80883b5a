import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/** A behaviour that brings a part of itself later asks for that one file; Vite's helper for styles and shared parts would be larger than the part. */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load()\n' : null),
  }
}

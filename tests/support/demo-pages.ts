import { demoSites } from '../../demo/sites.ts'
import { buildPath } from '../../src/model/page/path.ts'
import type { DemoSite } from './browser.ts'

export const demoLabels = demoSites.map(({ label }) => label as DemoSite)

/** Every page of the demo sites in its first language, as visitors see it. */
export const demoPages = demoSites.flatMap(({ label, locales: [locale = 'de'], pages }) =>
  pages.map(({ collection = null, slugs, password }) => ({
    site: label as DemoSite,
    path: buildPath({ locale, mode: 'live', collection, slug: slugs[locale] ?? '' }),
    isLocked: password !== undefined,
  })),
)

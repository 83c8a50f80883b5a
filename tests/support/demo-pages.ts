import { demoSites } from '../../demo/sites.ts'
import { buildPath } from '../../src/model/page/path.ts'
import type { DemoSite } from './browser.ts'

export const demoLabels = demoSites.map(({ label }) => label as DemoSite)

/** Every page of the demo sites in its first language, as visitors see it. */
export const demoPages = demoSites.flatMap(({ label, locales: [locale = 'de'], pages }) => {
  const seen = new Set<string>()
  return pages.map(({ collection = null, slugs, password, sections }) => ({
    site: label as DemoSite,
    path: buildPath({ locale, mode: 'live', collection, slug: slugs[locale] ?? '' }),
    isLocked: password !== undefined,
    types: sections.map(({ type }) => type),
    showsNews: sections.filter(({ type }) => !seen.has(type) && seen.add(type)).length > 0,
  }))
})

/** For what would take long on every page: those that show a type of section for the first time on their site, or with SWEEP=all every one. */
export const tellingPages = demoPages.filter(({ showsNews }) => showsNews || process.env['SWEEP'] === 'all')

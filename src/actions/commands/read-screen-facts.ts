import type { Locale } from '../../model/locales.ts'
import type { Media } from '../../model/media.ts'
import type { Group } from '../../model/page/document.ts'
import { mediaByIds } from '../../store/media.ts'
import { addressesOf, type PageAddressRow } from '../../store/slugs.ts'
import type { Context } from '../context.ts'
import { createLoaderSources } from '../page/loader-sources.ts'
import { linkedPages } from '../page/open.ts'
import { runLoaders } from '../page/run-loaders.ts'
import { shownMedia } from '../page/shown-media.ts'

/** What a section needs on screen besides its own content. */
export type ScreenFacts = { media: Readonly<Record<string, Media>>; addresses: ReadonlyMap<string, PageAddressRow>; data: Readonly<Record<string, unknown>> }

const NOTHING: ScreenFacts = { media: {}, addresses: new Map(), data: {} }

/** So that a changed section is drawn as it will be after a reload. */
export async function readScreenFacts({ site, store, log, now }: Context, groups: readonly Group[], locale: Locale): Promise<ScreenFacts> {
  if (groups.length === 0 || !site.locales.includes(locale)) return NOTHING
  return store.readSite(site.id, async (tx) => {
    const [media, addresses, { data }] = await Promise.all([
      mediaByIds(tx, [...shownMedia(groups, locale)]),
      addressesOf(tx, linkedPages(groups)),
      runLoaders({ siteId: site.id, locale, groups, sources: createLoaderSources(tx, { whom: 'editors' }), log, now: now() }),
    ])
    return { media, addresses, data }
  })
}

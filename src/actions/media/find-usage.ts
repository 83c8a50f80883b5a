import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { buildPath } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { usageOf, type MediaUsage } from '../../store/media-usage.ts'
import { mediaById } from '../../store/media.ts'
import { addressesOf, type PageAddressRow } from '../../store/slugs.ts'
import type { Context } from '../context.ts'

export type UsedAt = { pageId: string; pageName: string; href: string; groupId: string | null; type: string | null; slot: string | null }
export type Usage = { places: UsedAt[]; gallery: UsedAt | null; isInSettings: boolean; crops: number }

/** Where a medium is shown, in words and with the way there. */
export async function findUsage({ site, actor, store }: Context, { mediaId, locale }: { mediaId: string; locale: Locale }): Promise<Usage> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    if (!(await mediaById(tx, mediaId))) throw new Refusal('notFound')
    const { places, gallery, ...rest } = await usageOf(tx, mediaId)
    const pages = await addressesOf(tx, [...new Set([...places, ...(gallery ? [gallery] : [])].map(({ pageId }) => pageId))])
    const at = (place: MediaUsage['places'][number]): UsedAt => ({ ...place, ...wayTo(place.pageId, pages.get(place.pageId), locale) })
    return { ...rest, places: places.map(at), gallery: gallery && at({ ...gallery, type: null, slot: null }) }
  })
}

function wayTo(pageId: string, page: PageAddressRow | undefined, locale: Locale): { pageName: string; href: string } {
  const names = Object.values(page?.meta.name ?? {})
  return {
    pageName: page?.meta.name[locale] ?? names.find((name) => typeof name === 'string' && name !== '') ?? '',
    href: buildPath({ locale, mode: 'edit', collection: page?.collection ?? null, slug: page?.slugs[locale] ?? pageId }),
  }
}

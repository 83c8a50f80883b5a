import { isId } from '../../model/ids.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageContent } from '../../model/page/document.ts'
import { buildPath, slugOrId, type PageAddress } from '../../model/page/path.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { readVersion } from '../../store/page-versions.ts'
import { pageById, pageBySlug, type PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'

export type Found = { page: PageRow; live: PageContent | null; redirect: string | null }

export async function findPage(tx: SiteTx, address: PageAddress): Promise<Found | null> {
  const bySlug = await pageBySlug(tx, address)
  const page = bySlug ?? (isId(address.slug) ? await pageById(tx, address.slug) : null)
  if (!page || page.status === 'deleted') return null
  const found = { page, live: bySlug?.live ?? null, redirect: null }
  const slug = slugOrId({ ...page, isPublished: isVisibleToVisitors(page.status) }, address.locale)
  const right = { ...address, collection: page.collection, slug }
  const isSamePlace = right.slug === address.slug && right.collection === address.collection
  if (isSamePlace || (address.mode === 'edit' && bySlug?.isCurrent !== false)) return found
  if (address.mode === 'live' && !isVisibleToVisitors(page.status)) return null
  return { ...found, redirect: buildPath(right) }
}

/** What is published in this language; who may see it is another question. */
export async function readLive(tx: SiteTx, { page, live }: Found, locale: Locale): Promise<PageContent | null> {
  if (!isVisibleToVisitors(page.status) || page.liveVersion === null) return null
  const version = live ?? (await readVersion(tx, page.liveVersion))
  return version === null || version.disallowedLanguages.includes(locale) ? null : version
}

import { mediaIn } from '../../model/content/field.ts'
import { may } from '../../model/access.ts'
import { branchesTag, pageTag, siteTag, wholeSiteTag } from '../../model/cache-tags.ts'
import type { Media } from '../../model/media.ts'
import { walkGroups, type Group, type PageContent } from '../../model/page/document.ts'
import type { PageAddress } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { linkSchema } from '../../model/content/link.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { mediaByIds } from '../../store/media.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import type { PageRow } from '../../store/pages.ts'
import { addressesOf, type PageAddressRow } from '../../store/slugs.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import type { SiteFrame } from '../memory/site-memory.ts'
import { findPage, readLive, type Found } from './find-page.ts'
import { isOpenTo } from './is-open-to.ts'
import { createLoaderSources } from './loader-sources.ts'
import { runLoaders } from './run-loaders.ts'

export type OpenedPage = {
  address: PageAddress
  page: PageRow
  groups: readonly Group[]
  revisions: Readonly<Record<string, number>>
  media: Readonly<Record<string, Media>>
  addresses: ReadonlyMap<string, PageAddressRow>
  frame: SiteFrame
  data: Readonly<Record<string, unknown>>
  tags: readonly string[]
  /** When time alone will have made it wrong. */
  expiresAt: number | null
}

export type OpenResult = { kind: 'page'; opened: OpenedPage } | { kind: 'redirect'; path: string } | { kind: 'locked' } | { kind: 'missing' }

const MISSING: OpenResult = { kind: 'missing' }

/**
 * Live pages come from the published snapshot, edit pages from the working rows. A protected page opens to editors, and to
 * a request whose cookies hold what its password gave.
 */
export async function openPage(context: Context, address: PageAddress, cookie = ''): Promise<OpenResult> {
  const { site, store, memory } = context
  if (!site.locales.includes(address.locale)) return MISSING
  if (address.mode === 'edit' && !may(context.actor, 'edit', site.id)) throw new Refusal('signInNeeded')
  const frame = await memory.frame(site.id)
  return store.readSite(site.id, async (tx) => {
    const found = await findPage(tx, address)
    if (!found) return MISSING
    const { page, redirect } = found
    if (redirect !== null) return { kind: 'redirect', path: redirect }
    const content = await readContent(tx, found, address)
    if (!content) return MISSING
    if (address.mode === 'live' && !(await isOpenTo(context, tx, page, cookie))) return { kind: 'locked' }
    const groups = content.groups.map((group) => upgradeGroup(group, findDefinition))
    const [media, addresses, { data, tags, expiresAt }] = await Promise.all([
      mediaByIds(tx, mediaIdsIn(groups)),
      addressesOf(tx, linkedPages(groups)),
      runLoaders({ siteId: site.id, locale: address.locale, groups, sources: createLoaderSources(tx), log: context.log, now: context.now() }),
    ])
    return {
      kind: 'page',
      opened: {
        address,
        page: { ...page, disallowedLanguages: [...content.disallowedLanguages] },
        groups,
        revisions: content.revisions,
        media,
        addresses,
        frame,
        data,
        expiresAt,
        tags: [...tags, ...pageTags(site.id, page.id), ...(frame.business ? [branchesTag(site.id)] : [])],
      },
    }
  })
}

export function pageTags(siteId: string, pageId: string): string[] {
  return [
    wholeSiteTag(siteId),
    siteTag(siteId, 'pages'),
    siteTag(siteId, 'settings'),
    siteTag(siteId, 'navigation'),
    siteTag(siteId, 'translations'),
    siteTag(siteId, 'appMetadata'),
    pageTag(siteId, pageId),
  ]
}

/** A language that an editor closed is closed to visitors once that is published. */
type Content = PageContent & { revisions: Record<string, number> }

async function readContent(tx: SiteTx, found: Found, { mode, locale }: PageAddress): Promise<Content | null> {
  if (mode === 'edit') return { ...(await readWorkingContent(tx, found.page.id)), disallowedLanguages: found.page.disallowedLanguages }
  const live = await readLive(tx, found, locale)
  return live && { ...live, revisions: {} }
}

function mediaIdsIn(groups: readonly Group[]): string[] {
  const ids = new Set<string>()
  for (const group of walkGroups(groups)) {
    for (const field of Object.values(group.fields)) {
      const id = mediaIn(field)
      if (id !== null) ids.add(id)
    }
  }
  return [...ids]
}

function linkedPages(groups: readonly Group[]): string[] {
  const ids = new Set<string>()
  for (const group of walkGroups(groups)) {
    const links = [...Object.values(group.fields).map((field) => field.options.link), ...Object.values(group.options)]
    for (const value of links) {
      const link = isPageLink(value) ? linkSchema.safeParse(value) : null
      if (link?.success && link.data.type === 'page') ids.add(link.data.page.id)
    }
  }
  return [...ids]
}

/** Looked at before it is checked: most options are no links, and a failed check costs more than all the others. */
function isPageLink(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'page'
}

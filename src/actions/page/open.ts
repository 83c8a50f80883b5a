import { may } from '../../model/access.ts'
import { ownHours } from '../../model/business/own-hours.ts'
import { branchesTag, mediaTag, pageTag, siteTag, wholeSiteTag } from '../../model/cache-tags.ts'
import type { Media } from '../../model/media.ts'
import { walkGroups, type Group, type PageContent } from '../../model/page/document.ts'
import { openState } from '../../model/opening-hours/open-state.ts'
import type { PageAddress } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import type { FieldContent } from '../../model/content/field.ts'
import { linkSchema, type Link } from '../../model/content/link.ts'
import { linksIn } from '../../model/content/rich-text.ts'
import { sequenceOf } from '../../store/changes.ts'
import { limitQueries } from '../../store/limit-queries.ts'
import { mediaByIds } from '../../store/media.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import type { PageRow } from '../../store/pages.ts'
import { addressesOf, type PageAddressRow } from '../../store/slugs.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import type { SiteFrame } from '../memory/site-memory.ts'
import { findPage, readLive, type Found } from './find-page.ts'
import { isOpenTo } from './is-open-to.ts'
import { createLoaderSources, type LoaderWish } from './loader-sources.ts'
import { loadAlone } from './load-alone.ts'
import { attemptLoads, endOf, planLoads, TOGETHER_MS, type Loaded, type LoadPlan } from './run-loaders.ts'
import { shownMedia } from './shown-media.ts'
import { soundGroups, type BrokenGroup } from './sound-groups.ts'

export type OpenedPage = {
  address: PageAddress
  page: PageRow
  groups: readonly Group[]
  revisions: Readonly<Record<string, number>>
  /** The last change that is in it; 0 on live pages, which hear of none. */
  sequence: number
  media: Readonly<Record<string, Media>>
  addresses: ReadonlyMap<string, PageAddressRow>
  frame: SiteFrame & { now: Date }
  data: Readonly<Record<string, unknown>>
  tags: readonly string[]
  /** How many sections and cards had to be left out, or emptied for an editor. */
  brokenGroups: number
  /** When time alone will have made it wrong. */
  expiresAt: number | null
}

export type OpenResult = { kind: 'page'; opened: OpenedPage } | { kind: 'redirect'; path: string } | { kind: 'locked' } | { kind: 'missing' }

const MISSING = { kind: 'missing' } as const

/** A page that lacks what one of its sections could not load is kept for visitors who come meanwhile, and soon tried again. */
const INCOMPLETE_FOR_MS = 10_000

/**
 * Live pages come from the published snapshot, edit pages from the working rows. A protected page opens to editors, and to
 * a request whose cookies hold what its password gave.
 */
export async function openPage(context: Context, address: PageAddress, cookie = ''): Promise<OpenResult> {
  const { site, store, memory } = context
  if (!site.locales.includes(address.locale)) return MISSING
  if (address.mode === 'edit' && !may(context.actor, 'edit', site.id)) throw new Refusal('signInNeeded')
  const frame = await memory.frame(site.id)
  const read = await store.readSite(site.id, (tx) => readPage(context, tx, address, cookie))
  if (read.kind !== 'page') return read
  const { content, plan, first, shown, ...found } = read
  const { data, isComplete } = await loadAlone(context, first, { shown, whom: whomFor(address) })
  const now = context.now()
  const ends = [endOf(plan, data), footerEnd(frame, now), isComplete ? null : now.getTime() + INCOMPLETE_FOR_MS].filter((end) => end !== null)
  return {
    kind: 'page',
    opened: {
      address,
      page: { ...found.page, disallowedLanguages: [...content.disallowedLanguages] },
      groups: found.groups,
      revisions: content.revisions,
      sequence: content.sequence,
      media: found.media,
      addresses: found.addresses,
      brokenGroups: found.brokenGroups,
      frame: { ...frame, now },
      data,
      expiresAt: ends.length === 0 ? null : Math.min(...ends),
      tags: [...plan.tags, ...pageTags(site.id, found.page.id), ...frameTags(site.id, frame), ...[...shown].map((id) => mediaTag(site.id, id))],
    },
  }
}

const whomFor = ({ mode }: PageAddress): LoaderWish['whom'] => (mode === 'edit' ? 'editors' : 'visitors')

type Read =
  | Exclude<OpenResult, { kind: 'page' }>
  | ({ kind: 'page'; page: PageRow; content: Content; groups: Group[]; plan: LoadPlan; first: Loaded; shown: Set<string> } & Pick<
      OpenedPage,
      'media' | 'addresses' | 'brokenGroups'
    >)

/** All in one transaction. What the page itself needs is asked before what its sections load, and so cannot fail with them. */
async function readPage(context: Context, tx: SiteTx, address: PageAddress, cookie: string): Promise<Read> {
  const { locale } = address
  const found = await findPage(tx, address)
  if (!found) return MISSING
  const { page, redirect } = found
  if (redirect !== null) return { kind: 'redirect', path: redirect }
  const content = await readContent(tx, found, address)
  if (!content) return MISSING
  if (address.mode === 'live' && !(await isOpenTo(context, tx, page, cookie))) return { kind: 'locked' }
  const { groups, broken } = soundGroups(content.groups, address.mode)
  tellOnce(context, broken)
  const plan = planLoads({ siteId: context.site.id, locale, groups, now: context.now() })
  const shown = shownMedia(groups, locale)
  const [media, addresses, first] = await Promise.all([mediaByIds(tx, [...shown]), addressesOf(tx, linkedPages(groups)), loadTogether(tx, plan, { shown, whom: whomFor(address) })])
  return { kind: 'page', page, content, groups, plan, first, shown, media, addresses, brokenGroups: broken.length }
}

/** A page is drawn again and again, and one warning a section says it all; a process that lives long forgets them one day. */
const told = new Set<string>()
const TOLD_AT_MOST = 1000

function tellOnce({ site, log }: Context, broken: readonly BrokenGroup[]): void {
  for (const { id, type, reason } of broken) {
    const key = `${site.id}/${id}/${reason}`
    if (told.has(key)) continue
    if (told.size >= TOLD_AT_MOST) told.clear()
    told.add(key)
    log.warn({ site: site.id, section: type, id, reason }, 'a section was left out because its stored content is broken')
  }
}

async function loadTogether(tx: SiteTx, { loads }: LoadPlan, wish: LoaderWish): Promise<Loaded> {
  if (loads.length > 0) limitQueries(tx, TOGETHER_MS)
  return attemptLoads(loads, createLoaderSources(tx, wish), TOGETHER_MS)
}

/** The footer says whether a site that is one place is open. */
export function footerEnd({ settings, business }: SiteFrame, now: Date): number | null {
  const own = ownHours(settings, business)
  return own && openState(own.hours, now, own.canton).changesAt.getTime()
}

function frameTags(siteId: string, { business, logo }: SiteFrame): string[] {
  return [...(business ? [branchesTag(siteId)] : []), ...Object.values(logo).flatMap((picture) => (picture ? [mediaTag(siteId, picture.id)] : []))]
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
type Content = PageContent & { revisions: Record<string, number>; sequence: number }

async function readContent(tx: SiteTx, found: Found, { mode, locale }: PageAddress): Promise<Content | null> {
  if (mode === 'edit') {
    // The number first: a change in between is then told once more, and not missed.
    const sequence = await sequenceOf(tx, found.page.id)
    return { ...(await readWorkingContent(tx, found.page.id)), sequence, disallowedLanguages: found.page.disallowedLanguages }
  }
  const live = await readLive(tx, found, locale)
  return live && { ...live, revisions: {}, sequence: 0 }
}

export function linkedPages(groups: readonly Group[]): string[] {
  const ids = new Set<string>()
  for (const group of walkGroups(groups)) {
    const fields = Object.values(group.fields)
    const links = [...fields.map((field) => field.options.link), ...Object.values(group.options), ...fields.flatMap(({ content }) => linksWithin(content))]
    for (const value of links) {
      const link = isPageLink(value) ? linkSchema.safeParse(value) : null
      if (link?.success && link.data.type === 'page') ids.add(link.data.page.id)
    }
  }
  return [...ids]
}

function linksWithin(content: FieldContent): Link[] {
  return content.type === 'localizedRichText' ? Object.values(content.data).flatMap((value) => (value ? linksIn(value.json) : [])) : []
}

/** Looked at before it is checked: most options are no links, and a failed check costs more than all the others. */
function isPageLink(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'page'
}

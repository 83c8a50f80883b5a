import { assertMay } from '../../model/access.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { placed, type Place } from '../../model/page/place.ts'
import type { ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { publicationOf, recordChange, type Recorded } from '../../store/changes.ts'
import { lockWholePage } from '../../store/lock-keys.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { insertVersion, readVersion, versionsByIds } from '../../store/page-versions.ts'
import { lockPage, setLiveVersion } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { writePage } from '../../store/write-page.ts'
import type { Context } from '../context.ts'
import { tellPage } from '../live/page-messages.ts'
import { readSearchTexts } from '../search/read-search-texts.ts'
import { publicationTags } from './publication-tags.ts'
import { seenBefore } from './seen-before.ts'
import { versionIdIn, versionIn } from './version-in.ts'

export type Unpublished = { version: number; status: ItemStatus; facts: readonly Fact[] }

/** `version`: the number of the publication that is taken back; only the one that visitors see now can be. */
type Input = { id: string; version: number; commandId?: string }

const idOf = ({ id }: Group) => id

/**
 * Visitors see again what they saw before the last publication, as a version of its own. What was published is not lost: it is
 * the draft again, as it was before, with new sections as drafts and removed ones marked.
 */
export async function unpublishPage(context: Context, input: Input): Promise<Unpublished> {
  const { site, actor, store } = context
  assertMay(actor, 'publish', site.id)
  const { news, recorded, ...answer } = await store.inSite(site.id, (tx) => unpublishIn(tx, { ...context, userId: actor.userId }, input))
  if (recorded) tellPage(context, input.id, recorded, { facts: answer.facts, by: actor.name, isLive: true })
  await news?.acknowledged()
  return { ...answer, status: 'published' }
}

type Done = Omit<Unpublished, 'status'> & { news?: { acknowledged: () => Promise<void> }; recorded?: Recorded }

async function unpublishIn(tx: SiteTx, { purge, newId, userId }: Context & { userId: string }, { id: pageId, version, commandId = newId() }: Input): Promise<Done> {
  await lockWholePage(tx, pageId)
  const page = await lockPage(tx, pageId)
  if (!page || page.status === 'deleted') throw new Refusal('notFound')
  const rows = await readPageRows(tx, page.id)
  const stored = treeOf(rows)
  const seen = await seenBefore(tx, { id: commandId, kind: 'page.unpublish', pageId: page.id })
  if (seen) return { version: versionIn(seen.after), facts: factsOf({ pageId, groups: stored }, Object.keys(revisionsOf(rows)), revisionsOf(rows)) }
  if (page.liveVersion === null) throw new Refusal('nothingPublished')
  const live = (await versionsByIds(tx, [page.liveVersion])).get(page.liveVersion)
  if (live?.number !== version || page.status !== 'published') throw new Refusal('statusClash')
  const publication = await publicationOf(tx, page.id, page.liveVersion)
  const previous = versionIdIn(publication?.before)
  const content = previous === null ? null : await readVersion(tx, previous)
  if (!content) throw new Refusal('nothingPublished')
  const news = await purge.announce(tx, await publicationTags(tx, { ...page, disallowedLanguages: [...content.disallowedLanguages] }))
  const groups = unsettled(stored, content.groups)
  const written = await writePage(tx, { rows, stored, from: stored, to: groups })
  const restored = newId()
  const { meta, slugs, collection } = page
  const number = await insertVersion(tx, { id: restored, pageId, kind: 'restored', content, info: { meta, slugs, collection }, createdBy: userId })
  await setLiveVersion(tx, page.id, { liveVersion: restored, status: 'published', searchTexts: await readSearchTexts(tx, content) })
  const recorded = await recordChange(tx, {
    id: commandId,
    userId,
    pageId,
    kind: 'page.unpublish',
    keys: [pageKey(pageId)],
    target: { pageId },
    before: { version: page.liveVersion, number: version },
    after: { version: restored, number },
    undoes: publication?.id ?? null,
  })
  return { version: number, news, recorded, facts: factsOf({ pageId, groups }, Object.keys(written), { ...revisionsOf(rows), ...written }) }
}

/** Sections that visitors no longer see are drafts again; those that went with the publication are back, waiting to go. */
function unsettled(working: readonly Group[], seen: readonly Group[]): readonly Group[] {
  const known = new Set([...walkGroups(seen)].map(idOf))
  const there = new Set([...walkGroups(working)].map(idOf))
  const among = (groups: readonly Group[], before: readonly Group[]): readonly Group[] => {
    const ids = before.map(idOf)
    const kept = groups.map((group): Group => ({
      ...group,
      status: group.status === 'published' && !known.has(group.id) ? 'draft' : group.status,
      children: among(group.children, before.find(({ id }) => id === group.id)?.children ?? []),
    }))
    const gone = before.filter(({ id }) => !there.has(id))
    return gone.reduce<readonly Group[]>((list, group) => {
      const earlier = ids.slice(0, ids.indexOf(group.id)).findLast((id) => list.some((each) => each.id === id))
      const place: Place = earlier === undefined ? { nextTo: list[0]?.id ?? null, side: 'before' } : { nextTo: earlier, side: 'after' }
      return placed(list, { ...group, status: 'markedForDeletion' }, place, idOf)
    }, kept)
  }
  return among(working, seen)
}

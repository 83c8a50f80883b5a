import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import { countChanges } from '../../model/page/compare.ts'
import type { Group } from '../../model/page/document.ts'
import { mayBecome, type ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { changeById, recordChange } from '../../store/changes.ts'
import { lockWholePage } from '../../store/lock-keys.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { insertVersion, readVersion } from '../../store/page-versions.ts'
import { lockPage, setLiveVersion } from '../../store/pages.ts'
import { writePage } from '../../store/write-page.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import type { Context } from '../context.ts'
import { searchTextsOf } from '../search/search-texts.ts'
import { publicationTags } from './publication-tags.ts'

export type Published = { version: number; status: ItemStatus; facts: readonly Fact[] }

/** What a publication settles: drafts become published, what was marked goes. */
function settled(groups: readonly Group[]): Group[] {
  return groups
    .filter(({ status }) => status !== 'markedForDeletion')
    .map((group) => ({ ...group, status: group.status === 'draft' ? 'published' : group.status, children: settled(group.children) }))
}

/** One transaction freezes the working page as a new version and points visitors to it; caches hear of it with the commit. The same command again publishes once. */
export async function publishPage(context: Context, input: { id: string; commandId?: string }): Promise<Published> {
  const { site, actor, store, purge, newId } = context
  assertMay(actor, 'publish', site.id)
  const published = await store.inSite(site.id, async (tx) => {
    await lockWholePage(tx, input.id)
    const page = await lockPage(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    if (page.status !== 'published' && !mayBecome(page.status, 'published')) throw new Refusal('statusClash')
    const rows = await readPageRows(tx, page.id)
    const stored = treeOf(rows)
    const groups = settled(stored)
    const seen = input.commandId === undefined ? null : await changeById(tx, input.commandId)
    if (seen) return { number: versionIn(seen.after), news: null, facts: factsOf({ pageId: page.id, groups: stored }, Object.keys(revisionsOf(rows)), revisionsOf(rows)) }
    const news = await purge.announce(tx, await publicationTags(tx, page))
    const written = await writePage(tx, { rows, stored, from: stored, to: groups })
    const id = newId()
    const content = { disallowedLanguages: page.disallowedLanguages, groups }
    const live = page.liveVersion === null ? null : await readVersion(tx, page.liveVersion)
    const { meta, slugs, collection } = page
    const summary = countChanges({ disallowedLanguages: page.disallowedLanguages, groups: stored }, live)
    const number = await insertVersion(tx, { id, pageId: page.id, kind: 'published', content, summary, info: { meta, slugs, collection }, createdBy: actor.userId })
    await setLiveVersion(tx, page.id, { liveVersion: id, status: 'published', searchTexts: searchTextsOf(content) })
    const change = { before: { version: page.liveVersion }, after: { version: id, number } }
    await recordChange(tx, {
      id: input.commandId ?? newId(),
      userId: actor.userId,
      pageId: page.id,
      kind: 'page.publish',
      keys: [pageKey(page.id)],
      target: { pageId: page.id },
      ...change,
    })
    return { number, news, facts: factsOf({ pageId: page.id, groups }, Object.keys(written), { ...revisionsOf(rows), ...written }) }
  })
  await published.news?.acknowledged()
  return { version: published.number, status: 'published', facts: published.facts }
}

function versionIn(after: unknown): number {
  return typeof after === 'object' && after !== null && 'number' in after && typeof after.number === 'number' ? after.number : 0
}

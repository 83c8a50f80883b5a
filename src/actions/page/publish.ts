import { assertMay } from '../../model/access.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import { countChanges } from '../../model/page/compare.ts'
import type { Locale } from '../../model/locales.ts'
import { mayBecome, type ItemStatus } from '../../model/page/status.ts'
import type { PublishPolicy } from '../../model/site/settings.ts'
import { Refusal } from '../../model/refusal.ts'
import { countMissing } from '../../sections/missing-translations.ts'
import { recordChange, type Recorded } from '../../store/changes.ts'
import { lockWholePage } from '../../store/lock-keys.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { insertVersion } from '../../store/page-versions.ts'
import { lockPage, setLiveVersion } from '../../store/pages.ts'
import { readSettings } from '../../store/settings.ts'
import type { SiteTx } from '../../store/store.ts'
import { writePage } from '../../store/write-page.ts'
import type { Context } from '../context.ts'
import { tellPage } from '../live/page-messages.ts'
import { readSearchTexts } from '../search/read-search-texts.ts'
import { planPublication } from './plan-publication.ts'
import { publicationTags } from './publication-tags.ts'
import { readLiveContent } from './read-live-content.ts'
import { seenBefore } from './seen-before.ts'
import { showCollections } from './shown-collections.ts'
import { versionIn } from './version-in.ts'

export type Published = { version: number; status: ItemStatus; facts: readonly Fact[]; held: readonly Locale[]; isFirst: boolean }

type Input = { id: string; commandId?: string; policy?: PublishPolicy }

/** One transaction freezes the working page as a new version and points visitors to it; caches hear of it with the commit. The same command again publishes once. */
export async function publishPage(context: Context, input: Input): Promise<Published> {
  const { site, actor, store } = context
  assertMay(actor, 'publish', site.id)
  const { news, recorded, ...published } = await store.inSite(site.id, (tx) => publishIn(tx, { ...context, userId: actor.userId }, input))
  if (recorded) tellPage(context, input.id, recorded, { facts: published.facts, by: actor.name, isLive: true })
  await news?.acknowledged()
  return { ...published, status: 'published' }
}

type Done = Omit<Published, 'status'> & { news?: { acknowledged: () => Promise<void> }; recorded?: Recorded }

async function publishIn(tx: SiteTx, { site, purge, newId, userId }: Context & { userId: string }, { id: pageId, commandId = newId(), policy }: Input): Promise<Done> {
  await lockWholePage(tx, pageId)
  const page = await lockPage(tx, pageId)
  if (!page || page.status === 'deleted') throw new Refusal('notFound')
  if (page.status !== 'published' && !mayBecome(page.status, 'published')) throw new Refusal('statusClash')
  const rows = await readPageRows(tx, page.id)
  const stored = treeOf(rows)
  const seen = await seenBefore(tx, { id: commandId, kind: 'page.publish', pageId: page.id })
  if (seen) {
    const facts = factsOf({ pageId: page.id, groups: stored }, Object.keys(revisionsOf(rows)), revisionsOf(rows))
    return { version: versionIn(seen.after), facts, held: [], isFirst: false }
  }
  const working = { disallowedLanguages: page.disallowedLanguages, groups: stored }
  const live = await readLiveContent(tx, page)
  const { groups, content, missing, held, isAllowed } = planPublication({ working, live, locales: site.locales, policy: policy ?? (await readSettings(tx)).publishing.policy })
  if (!isAllowed) throw new Refusal('translationsMissing', { data: { translations: countMissing(missing, site.locales) } })
  const arranged = await showCollections(tx, page, content.groups)
  const news = await purge.announce(tx, [...(await publicationTags(tx, { ...page, disallowedLanguages: [...content.disallowedLanguages] })), ...arranged])
  const written = await writePage(tx, { rows, stored, from: stored, to: groups })
  const version = newId()
  const { meta, slugs, collection } = page
  const number = await insertVersion(tx, {
    id: version,
    pageId: page.id,
    kind: 'published',
    content,
    summary: countChanges(working, live),
    info: { meta, slugs, collection },
    createdBy: userId,
  })
  await setLiveVersion(tx, page.id, { liveVersion: version, status: 'published', searchTexts: await readSearchTexts(tx, content) })
  const recorded = await recordChange(tx, {
    id: commandId,
    userId,
    pageId: page.id,
    kind: 'page.publish',
    keys: [pageKey(page.id)],
    target: { pageId: page.id },
    before: { version: page.liveVersion },
    after: { version, number },
  })
  const facts = factsOf({ pageId: page.id, groups }, Object.keys(written), { ...revisionsOf(rows), ...written })
  return { version: number, news, recorded, held, isFirst: page.liveVersion === null, facts }
}

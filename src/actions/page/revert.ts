import { assertMay } from '../../model/access.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { pageKey } from '../../model/commands/key.ts'
import { countChanges } from '../../model/page/compare.ts'
import type { PageContent } from '../../model/page/document.ts'
import type { ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { recordChange, type Recorded } from '../../store/changes.ts'
import { lockWholePage } from '../../store/lock-keys.ts'
import { readWorkingContent, replaceWorkingContent } from '../../store/page-content.ts'
import { insertVersion, readVersion } from '../../store/page-versions.ts'
import { lockPage, setDisallowedLanguages } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import type { Context } from '../context.ts'
import { tellPage } from '../live/page-messages.ts'
import { fieldRevisions } from '../../model/commands/field-revisions.ts'
import { seenBefore } from './seen-before.ts'

export type Reverted = { content: PageContent; status: ItemStatus; revisions: Record<string, number>; facts: readonly Fact[] }

type Page = NonNullable<Awaited<ReturnType<typeof lockPage>>>

/** C-39: discards what was never published, in all languages; what is discarded is kept as a version first. */
export async function revertPage(context: Context, input: { id: string; commandId?: string }): Promise<Reverted> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  const { recorded, ...reverted } = await store.inSite(site.id, async (tx): Promise<Reverted & { recorded?: Recorded }> => {
    await lockWholePage(tx, input.id)
    const page = await lockPage(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const live = page.liveVersion === null ? null : await readVersion(tx, page.liveVersion)
    if (!live) throw new Refusal('nothingPublished')
    const isRepeated = input.commandId !== undefined && (await seenBefore(tx, { id: input.commandId, kind: 'page.revert', pageId: page.id })) !== null
    if (isRepeated) return answerOf(tx, page, page.disallowedLanguages)
    const discarded = await keepDraft(tx, page, live, { id: newId(), createdBy: actor.userId })
    await replaceWorkingContent(tx, page.id, live)
    await setDisallowedLanguages(tx, page.id, live.disallowedLanguages)
    const change = { before: { version: discarded }, after: { version: page.liveVersion } }
    const recorded = await recordChange(tx, {
      id: input.commandId ?? newId(),
      userId: actor.userId,
      pageId: page.id,
      kind: 'page.revert',
      keys: [pageKey(page.id)],
      target: { pageId: page.id },
      ...change,
    })
    return { ...(await answerOf(tx, page, live.disallowedLanguages)), recorded }
  })
  if (recorded) tellPage(context, input.id, recorded, { facts: reverted.facts, by: actor.name, isLive: false })
  return reverted
}

/** Nothing is kept of a draft that is no different from what visitors see. */
async function keepDraft(tx: SiteTx, page: Page, live: PageContent, { id, createdBy }: { id: string; createdBy: string }): Promise<string | null> {
  const { groups } = await readWorkingContent(tx, page.id)
  const content = { disallowedLanguages: page.disallowedLanguages, groups }
  const summary = countChanges(content, live)
  if (summary.fields + summary.groups + summary.pages === 0) return null
  const { meta, slugs, collection } = page
  await insertVersion(tx, { id, pageId: page.id, kind: 'discarded', content, summary, info: { meta, slugs, collection }, createdBy })
  return id
}

async function answerOf(tx: SiteTx, page: Page, disallowedLanguages: PageContent['disallowedLanguages']): Promise<Reverted> {
  const { groups, revisions } = await readWorkingContent(tx, page.id)
  const facts = factsOf({ pageId: page.id, groups }, Object.keys(revisions), revisions)
  return { content: { disallowedLanguages, groups }, status: page.status, revisions: fieldRevisions(facts), facts }
}

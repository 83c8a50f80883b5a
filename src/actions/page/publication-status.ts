import { assertMay } from '../../model/access.ts'
import { differences } from '../../model/commands/command.ts'
import { countChanges, type ChangeCounts } from '../../model/page/compare.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { planPublication } from './plan-publication.ts'
import { readLiveContent } from './read-live-content.ts'
import { waitingArrangements } from './shown-collections.ts'

/** `things`: what a person would say was changed; a new section is one, with all its texts and cards. */
export type PublicationStatus = ChangeCounts & { things: number }

export async function publicationStatus(context: Context, input: { id: string }): Promise<PublicationStatus> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const { groups } = await readWorkingContent(tx, page.id)
    const working = { disallowedLanguages: page.disallowedLanguages, groups }
    const live = await readLiveContent(tx, page)
    const counted = countChanges(working, live)
    const counts = { ...counted, pages: counted.pages + (await waitingArrangements(tx, page, groups)).length }
    const next = planPublication({ working, live, locales: site.locales, policy: 'block' }).groups
    const acts = differences({ pageId: page.id, groups: live?.groups ?? [] }, { pageId: page.id, groups: next })
    const isChanged = counts.fields + counts.groups + counts.pages > 0
    return { ...counts, things: isChanged ? Math.max(1, acts.length + (live ? counts.pages : 0)) : 0 }
  })
}

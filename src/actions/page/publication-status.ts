import { assertMay } from '../../model/access.ts'
import { differences, placeOfAct } from '../../model/commands/command.ts'
import { countChanges, type ChangeCounts } from '../../model/page/compare.ts'
import { toldOnce } from '../../model/commands/told-once.ts'
import type { PageContent } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import { readSettings } from '../../store/settings.ts'
import { withoutDefaults } from '../../sections/without-defaults.ts'
import type { Context } from '../context.ts'
import { planPublication } from './plan-publication.ts'
import { readLiveContent } from './read-live-content.ts'
import { waitingArrangements } from './shown-collections.ts'

export type PublicationStatus = ChangeCounts & {
  /** What a person would say was changed; a new section is one, with all its texts and cards. */
  things: number
  /** Of these, what a publication would bring to visitors now; the rest waits for its translation. */
  ready: number
  /** Sections and cards that visitors see differently, or not at all. */
  changed: string[]
}

export async function publicationStatus(context: Context, input: { id: string }): Promise<PublicationStatus> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const { groups } = await readWorkingContent(tx, page.id)
    const working = { disallowedLanguages: page.disallowedLanguages, groups: withoutDefaults(groups) }
    const stored = await readLiveContent(tx, page)
    const live = stored && { ...stored, groups: withoutDefaults(stored.groups) }
    const counted = countChanges(working, live)
    const counts = { ...counted, pages: counted.pages + (await waitingArrangements(tx, page, groups)).length }
    const { policy } = (await readSettings(tx)).publishing
    const plan = planPublication({ working, live, locales: site.locales, policy })
    const pages = live ? counts.pages : 0
    const actsTo = (next: PageContent) => {
      const desk = { pageId: page.id, groups: next.groups }
      const opened = (live?.disallowedLanguages ?? []).filter((locale) => !next.disallowedLanguages.includes(locale))
      return toldOnce(differences({ pageId: page.id, groups: live?.groups ?? [] }, desk), desk, opened)
    }
    const acts = actsTo({ disallowedLanguages: working.disallowedLanguages, groups: plan.groups })
    const isChanged = counts.fields + counts.groups + counts.pages > 0
    const things = isChanged ? Math.max(1, pages + acts.length) : 0
    const ready = plan.held.length > 0 ? (plan.isAllowed ? pages + actsTo(plan.content).length : 0) : things
    return { ...counts, things, ready, changed: [...new Set(acts.flatMap((act) => placeOfAct(act)?.groupId ?? []))] }
  })
}

import { assertMay } from '../../model/access.ts'
import { differences } from '../../model/commands/command.ts'
import { toldOnce } from '../../model/commands/told-once.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageContent } from '../../model/page/document.ts'
import type { PublishPolicy } from '../../model/site/settings.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import { readSettings } from '../../store/settings.ts'
import { withoutDefaults } from '../../sections/without-defaults.ts'
import type { Context } from '../context.ts'
import { draftsElsewhere, type PageWithDraft } from './drafts-elsewhere.ts'
import { planPublication } from './plan-publication.ts'
import { readLiveContent } from './read-live-content.ts'
import { waitingArrangements } from './shown-collections.ts'
import { soundGroups } from './sound-groups.ts'

export type ComingChanges = {
  isFirst: boolean
  isAllowed: boolean
  /** What leads from the page that visitors see to the one they would see. */
  acts: readonly Act[]
  /** Languages that would stay as they are. */
  held: readonly Locale[]
  opened: readonly Locale[]
  closed: readonly Locale[]
  /** Other pages with something that is not published. */
  elsewhere: readonly PageWithDraft[]
}

const sound = ({ groups, disallowedLanguages }: PageContent): PageContent => ({ disallowedLanguages, groups: withoutDefaults(soundGroups(groups, 'edit').groups) })

/** What a publication would change for visitors, planned by the same rules as the publication itself. */
export async function listChanges({ site, actor, store }: Context, input: { id: string; policy?: PublishPolicy }): Promise<ComingChanges> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const { groups } = await readWorkingContent(tx, page.id)
    const stored = await readLiveContent(tx, page)
    const live = stored && sound(stored)
    const { policy } = (await readSettings(tx)).publishing
    const { content, held, isAllowed } = planPublication({
      working: sound({ disallowedLanguages: page.disallowedLanguages, groups }),
      live,
      locales: site.locales,
      policy: input.policy ?? policy,
    })
    const [before, after] = [live?.disallowedLanguages ?? [], content.disallowedLanguages]
    const opened = live ? before.filter((locale) => !after.includes(locale)) : []
    const next = { pageId: page.id, groups: content.groups }
    return {
      isFirst: live === null,
      isAllowed,
      acts: [...toldOnce(differences({ pageId: page.id, groups: live?.groups ?? [] }, next), next, opened), ...(await waitingArrangements(tx, page, content.groups))],
      held,
      opened,
      closed: live ? after.filter((locale) => !before.includes(locale)) : [],
      elsewhere: await draftsElsewhere(tx, page.id, { locales: site.locales, policy }),
    }
  })
}

import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import { readScreenFacts, type ScreenFacts } from '../commands/read-screen-facts.ts'
import type { Context } from '../context.ts'
import { soundGroups } from '../page/sound-groups.ts'

/** Pictures, addresses and loaded data of sections that somebody else changed. */
export async function readScreen(context: Context, { id, groupIds, locale }: { id: string; groupIds: readonly string[]; locale: Locale }): Promise<ScreenFacts> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  const groups = await store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    return soundGroups((await readWorkingContent(tx, id)).groups, 'edit').groups
  })
  return readScreenFacts(
    context,
    [...walkGroups(groups)].filter((group) => groupIds.includes(group.id)),
    locale,
  )
}

import { assertMay } from '../../model/access.ts'
import { mayBecome } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import { settleStatuses } from '../../store/groups.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { insertVersion } from '../../store/page-versions.ts'
import { lockPage, setLiveVersion } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { searchTextsOf } from '../search/search-texts.ts'
import { publicationTags } from './publication-tags.ts'

/** One transaction freezes the working page as a new version and points visitors to it; caches hear of it with the commit. */
export async function publishPage(context: Context, input: { id: string }): Promise<{ version: number }> {
  const { site, actor, store, purge, newId } = context
  assertMay(actor, 'publish', site.id)
  const published = await store.inSite(site.id, async (tx) => {
    const page = await lockPage(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    if (page.status !== 'published' && !mayBecome(page.status, 'published')) throw new Refusal('statusClash')
    const news = await purge.announce(tx, await publicationTags(tx, page))
    await settleStatuses(tx, page.id)
    const { groups } = await readWorkingContent(tx, page.id)
    const id = newId()
    const content = { disallowedLanguages: page.disallowedLanguages, groups }
    const number = await insertVersion(tx, { id, pageId: page.id, content, createdBy: actor.userId })
    await setLiveVersion(tx, page.id, { liveVersion: id, status: 'published', searchTexts: searchTextsOf(content) })
    return { number, news }
  })
  await published.news.acknowledged()
  return { version: published.number }
}

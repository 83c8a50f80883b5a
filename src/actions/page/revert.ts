import { assertMay } from '../../model/access.ts'
import type { PageContent } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent, replaceWorkingContent } from '../../store/page-content.ts'
import { readVersion } from '../../store/page-versions.ts'
import { lockPage, setDisallowedLanguages } from '../../store/pages.ts'
import type { Context } from '../context.ts'

/** Discards what was never published, in all languages: the working rows become the live version again. */
export async function revertPage(context: Context, input: { id: string }): Promise<{ content: PageContent; revisions: Record<string, number> }> {
  const { site, actor, store } = context
  assertMay(actor, 'edit', site.id)
  return store.inSite(site.id, async (tx) => {
    const page = await lockPage(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const live = page.liveVersion === null ? null : await readVersion(tx, page.liveVersion)
    if (!live) throw new Refusal('nothingPublished')
    await replaceWorkingContent(tx, page.id, live)
    await setDisallowedLanguages(tx, page.id, live.disallowedLanguages)
    const { groups, revisions } = await readWorkingContent(tx, page.id)
    return { content: { disallowedLanguages: live.disallowedLanguages, groups }, revisions }
  })
}

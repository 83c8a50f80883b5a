import { assertMay } from '../../model/access.ts'
import { countChanges, type ChangeCounts } from '../../model/page/compare.ts'
import { Refusal } from '../../model/refusal.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { readLiveContent } from './read-live-content.ts'

export async function publicationStatus(context: Context, input: { id: string }): Promise<ChangeCounts> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const { groups } = await readWorkingContent(tx, page.id)
    return countChanges({ disallowedLanguages: page.disallowedLanguages, groups }, await readLiveContent(tx, page))
  })
}

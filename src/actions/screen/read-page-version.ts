import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { readVersion, versionsByIds } from '../../store/page-versions.ts'
import { pageById } from '../../store/pages.ts'
import { readScreenFacts, type ScreenFacts } from '../commands/read-screen-facts.ts'
import type { Context } from '../context.ts'
import { soundGroups } from '../page/sound-groups.ts'
import { withoutGoneMedia } from './without-gone-media.ts'

export type PageVersion = { at: string; groups: readonly Group[]; screen: ScreenFacts }

/** A page as it was, as today's definitions read it, with all that is needed to draw it. */
export async function readPageVersion(context: Context, { id, version, locale }: { id: string; version: string; locale: Locale }): Promise<PageVersion> {
  const { site, actor, store } = context
  assertMay(actor, 'read', site.id)
  const found = await store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, id)
    if (!page || page.status === 'deleted') return null
    const stored = (await versionsByIds(tx, [version])).get(version)
    const content = stored?.pageId === id ? await readVersion(tx, version) : null
    return stored && content && { stored, content }
  })
  if (!found) throw new Refusal('notFound')
  const sound = soundGroups(found.content.groups, 'edit').groups
  const groups = await store.readSite(site.id, (tx) => withoutGoneMedia(tx, sound))
  return { at: new Date(found.stored.createdAt).toISOString(), groups, screen: await readScreenFacts(context, groups, locale) }
}

import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { Refusal } from '../../model/refusal.ts'
import { countMissing, missingTranslations } from '../../sections/missing-translations.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { openLanguages } from './plan-publication.ts'
import { soundGroups } from './sound-groups.ts'

/** E-151: how many texts each language of the site lacks on this page. */
export async function translationStatus({ site, actor, store }: Context, input: { id: string }): Promise<Partial<Record<Locale, number>>> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, input.id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const { groups } = soundGroups((await readWorkingContent(tx, page.id)).groups, 'edit')
    return countMissing(missingTranslations(groups, openLanguages(page, site.locales)), site.locales)
  })
}

import { assertMay } from '../../model/access.ts'
import { fieldKey } from '../../model/commands/key.ts'
import { textIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups } from '../../model/page/document.ts'
import { parseFieldId } from '../../model/page/field-id.ts'
import { Refusal } from '../../model/refusal.ts'
import { setAuthorship } from '../../store/authorship.ts'
import { lockKeys } from '../../store/lock-keys.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { pageById } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { soundGroups } from '../page/sound-groups.ts'
import { rememberField } from '../translation-memory/remember-field.ts'

export type ReviewInput = { pageId: string; fieldId: string; locale: Locale; revision: number }

/**
 * A person has read these words and they are right: they are no machine's any more, and up to date. It is about the words that were
 * seen, so a text that changed meanwhile has to be read again.
 */
export async function reviewText({ site, actor, store }: Context, { pageId, fieldId, locale, revision }: ReviewInput): Promise<void> {
  assertMay(actor, 'edit', site.id)
  const place = parseFieldId(fieldId)
  if (!place) throw new Refusal('notFound')
  const key = fieldKey(place.groupId, place.slot)
  await store.inSite(site.id, async (tx) => {
    const page = await pageById(tx, pageId)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    await lockKeys(tx, pageId, [key])
    const rows = await readPageRows(tx, pageId, [place.groupId])
    const field = [...walkGroups(soundGroups(treeOf(rows), 'edit').groups)].find(({ id }) => id === place.groupId)?.fields[place.slot]
    if (!field || textIn(field, locale) === null) throw new Refusal('notFound')
    if (revisionsOf(rows)[key] !== revision) throw new Refusal('revisionClash')
    await setAuthorship(tx, fieldId, locale, { by: 'reviewed', revision, source: null })
    await rememberField(tx, { field, locale, locales: site.locales, by: 'reviewed' })
  })
}

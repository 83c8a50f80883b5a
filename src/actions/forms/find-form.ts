import type { FormKind } from '../../model/forms/forms.ts'
import { isId } from '../../model/ids.ts'
import { isShownIn } from '../../model/page/document.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { definitions, findDefinition } from '../../sections/definitions.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { readVersion } from '../../store/page-versions.ts'
import { holdPage, livePageWith, pageById } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { isOpenTo } from '../page/is-open-to.ts'

/** Which section was used. Without a page it is the first published one of its kind. */
export type FormPlace = { pageId: string | null; groupId: string | null; cookie: string }

export type FoundForm = { pageId: string; version: string; groupId: string; options: Readonly<Record<string, unknown>> }

/** The section as it is published now. */
export async function findForm(context: Context, tx: SiteTx, kind: FormKind, { pageId, groupId, cookie }: FormPlace): Promise<FoundForm | null> {
  if ([pageId, groupId].some((id) => id !== null && !isId(id))) return null
  const types = Object.values(definitions).flatMap((definition) => ('form' in definition && definition.form === kind ? [definition.type] : []))
  const found = await livePageWith(tx, { types, pageId, groupId })
  const page = found === null ? null : await pageById(tx, found)
  if (!page || page.liveVersion === null || !isVisibleToVisitors(page.status) || !(await isOpenTo(context, tx, page, cookie))) return null
  const version = await readVersion(tx, page.liveVersion)
  for (const stored of version?.groups ?? []) {
    const group = upgradeGroup(stored, findDefinition)
    const definition = findDefinition(group.type)
    const isShown = context.site.locales.some((locale) => isShownIn(group, locale))
    if (definition?.form === kind && isShown && (groupId === null || group.id === groupId))
      return { pageId: page.id, version: page.liveVersion, groupId: group.id, options: readOptions(definition, group) }
  }
  return null
}

/** Waits for a publication under way, and holds off the next one until the transaction ends: what is booked was offered at that moment. */
export async function isStillLive(tx: SiteTx, { pageId, version }: FoundForm): Promise<boolean> {
  const page = await holdPage(tx, pageId)
  return page !== null && page.liveVersion === version && isVisibleToVisitors(page.status)
}

import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { placed, type Place } from '../../model/page/place.ts'
import type { ItemStatus } from '../../model/page/status.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Site } from '../../model/site/site.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { newGroup } from '../../sections/new-group.ts'
import { standingOn } from '../../sections/offered.ts'
import { recordCommand } from '../../store/audit.ts'
import { insertSection, lockGroup, sectionOrder, setGroupStatus, writeSectionOrder } from '../../store/groups.ts'
import { readWorkingContent } from '../../store/page-content.ts'
import { lockPage } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'
import { createLoaderSources } from '../page/loader-sources.ts'
import { runLoaders } from '../page/run-loaders.ts'

export type AddGroupInput = { pageId: string; groupName: string; place: Place; groupId?: string; commandId?: string; locale?: Locale }
export type AddedGroup = { group: Group; revisions: Record<string, number>; data: unknown }

/** Where adding a section again leads from: what was taken away comes back with its content. */
const RESTORED: Partial<Record<ItemStatus, ItemStatus>> = { deleted: 'draft', markedForDeletion: 'published' }

/** Adds a section as a draft. Its id is the caller's, so the same request sent twice adds it once. */
export async function addGroup(context: Context, input: AddGroupInput): Promise<AddedGroup> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  const id = input.groupId ?? newId()
  const added = await store.inSite(site.id, async (tx) => {
    const page = await lockPage(tx, input.pageId)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const order = await sectionOrder(tx, page.id)
    if (input.place.nextTo !== null && !order.includes(input.place.nextTo)) throw new Refusal('notFound')
    const definition = offeredDefinition(input.groupName, site)
    const isNew = await recordCommand(tx, { id: input.commandId ?? newId(), userId: actor.userId, verb: 'group/add', itemId: id })
    if (isNew && (await putSection(tx, page.id, newGroup(definition, id)))) {
      await writeSectionOrder(tx, page.id, placed(order, id, input.place, String))
    }
    return readSection(tx, page.id, id)
  })
  return { ...added, data: await loadData(context, added.group, input.locale) }
}

function offeredDefinition(type: string, site: Site): SectionDefinition {
  const definition = findDefinition(type)
  const standing = definition ? standingOn(definition, site) : 'absent'
  if (standing === 'opticiansOnly') throw new Refusal('opticiansOnly')
  if (!definition || standing === 'absent') throw new Refusal('sectionNotOffered')
  return definition
}

/** Whether something changed: a section that is there already stays where it is. */
async function putSection(tx: SiteTx, pageId: string, group: Group): Promise<boolean> {
  const known = await lockGroup(tx, group.id)
  if (!known) {
    await insertSection(tx, pageId, group)
    return true
  }
  if (known.pageId !== pageId || known.type !== group.type || known.parentId !== null) throw new Refusal('statusClash')
  const status = RESTORED[known.status]
  if (status) await setGroupStatus(tx, group.id, status)
  return status !== undefined
}

async function readSection(tx: SiteTx, pageId: string, id: string): Promise<{ group: Group; revisions: Record<string, number> }> {
  const content = await readWorkingContent(tx, pageId)
  const group = content.groups.find((each) => each.id === id)
  if (!group) throw new Refusal('notFound')
  const own = new Set([...walkGroups([group])].map((each) => each.id))
  return { group, revisions: Object.fromEntries(Object.entries(content.revisions).filter(([fieldId]) => own.has(fieldId.split(':', 1)[0] ?? ''))) }
}

/** What the section's loader brings, so that it is drawn as it will be after a reload. */
async function loadData({ site, store, log, now }: Context, group: Group, locale = site.locales[0]): Promise<unknown> {
  if (locale === undefined || !site.locales.includes(locale)) return null
  const { data } = await store.readSite(site.id, (tx) => runLoaders({ siteId: site.id, locale, groups: [group], sources: createLoaderSources(tx), log, now: now() }))
  return data[group.id] ?? null
}

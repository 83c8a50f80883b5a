import { assertMay } from '../../model/access.ts'
import { fieldRevisions } from '../../model/commands/field-revisions.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { Place } from '../../model/page/place.ts'
import { Refusal } from '../../model/refusal.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { newGroup } from '../../sections/new-group.ts'
import { readScreenFacts } from '../commands/read-screen-facts.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { pageHolding } from '../content/page-holding.ts'
import { findOnPage } from './find-on-page.ts'

export type AddGroupInput = { pageId: string; groupName: string; place: Place; groupId?: string; commandId?: string; locale?: Locale }
export type AddedGroup = { group: Group; revisions: Record<string, number>; data: unknown }

/** Adds a section as a draft. Its id is the caller's, so the same request sent twice adds it once. */
export async function addGroup(context: Context, { pageId, groupName, place, locale, ...input }: AddGroupInput): Promise<AddedGroup> {
  const { site, newId } = context
  assertMay(context.actor, 'edit', site.id)
  if (place.nextTo !== null && (await pageHolding(context, place.nextTo)) !== pageId) throw new Refusal('notFound')
  const definition = findDefinition(groupName)
  if (!definition) throw new Refusal('sectionNotOffered')
  const id = input.groupId ?? newId()
  const removed = await findOnPage(context, pageId, id)
  const after = removed?.type === groupName ? removed : newGroup(definition, id)
  const act = groupAdd.act({ pageId, parentId: null, place, after })
  const { facts, groups } = await runCommand(context, { ...act, id: input.commandId ?? newId(), pageId, revisions: null, asked: { id, groupName, place } })
  const group = groups.find((each) => each.id === id)
  if (!group) throw new Refusal('notFound')
  const { data } = await readScreenFacts(context, [group], locale ?? site.locales[0] ?? 'de')
  return { group, revisions: fieldRevisions(facts), data: data[id] ?? null }
}

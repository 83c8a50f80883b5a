import { assertMay } from '../../model/access.ts'
import type { Shell } from '../../model/commands/facts.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { groupKey } from '../../model/commands/key.ts'
import type { OptionValues } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { pageHolding } from './page-holding.ts'

export type SaveOptionsInput = { linkId: string; options: OptionValues; revision: number; commandId: string }

export async function saveOptions(context: Context, { linkId, options, revision, commandId }: SaveOptionsInput): Promise<{ options: OptionValues; revision: number }> {
  assertMay(context.actor, 'edit', context.site.id)
  const pageId = await pageHolding(context, linkId)
  const key = groupKey(linkId)
  const act = groupOptions.act({ groupId: linkId, before: {}, after: options })
  const outcome = await runCommand(context, { ...act, id: commandId, pageId, revisions: { [key]: revision } })
  const group = outcome.groups.find(({ id }) => id === linkId)
  const stored: { options: Shell['options']; revision: number } = { options: group?.options ?? {}, revision: outcome.facts.find((fact) => fact.key === key)?.revision ?? 0 }
  if (outcome.kind === 'clash') throw new Refusal('revisionClash', { data: { mine: options, theirs: stored.options, revision: stored.revision } })
  return stored
}

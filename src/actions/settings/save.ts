import { assertMay } from '../../model/access.ts'
import { settingsKey } from '../../model/commands/key.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { Refusal } from '../../model/refusal.ts'
import { same } from '../../model/same.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { readValue } from '../commands/read-value.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'
import { readAllSettings } from './read.ts'

export type WholeSettings = { settings: unknown; revision: number }

/**
 * C-35: the settings as a whole, of somebody who has seen the latest. Only parts that differ are changed, each as a command; whoever
 * comes in between is not overwritten, because each command carries the revision that was read.
 */
export async function saveSettings(context: Context, { settings: given, revision: seen }: WholeSettings): Promise<{ settings: Settings; revision: number }> {
  assertMay(context.actor, 'edit', context.site.id)
  const wanted = readValue(settingsSchema, given)
  const { settings, revision, facts } = await readAllSettings(context)
  if (revision !== seen) throw new Refusal('revisionClash', { data: { settings, revision } })
  for (const part of settingsSchema.keyof().options) {
    const [before, after, key] = [settings[part], wanted[part], settingsKey(part)]
    if (same(before, after)) continue
    const known = facts.find((fact) => fact.key === key)?.revision ?? 0
    const outcome = await runCommand(context, { ...settingsChange.act({ part, before, after }), id: context.newId(), pageId: context.site.id, revisions: { [key]: known } })
    if (outcome.kind === 'clash') throw new Refusal('revisionClash')
  }
  const now = await readAllSettings(context)
  return { settings: now.settings, revision: now.revision }
}

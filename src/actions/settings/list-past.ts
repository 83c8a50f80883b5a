import { assertMay } from '../../model/access.ts'
import { readCommand } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { branchHoursChange } from '../../model/commands/branch-hours.ts'
import { settingsChange } from '../../model/commands/settings-change.ts'
import { themeChange } from '../../model/commands/theme-change.ts'
import { changesOfKinds } from '../../store/changes.ts'
import { namesOfUsers } from '../../store/users.ts'
import type { Context } from '../context.ts'

const AT_ONCE = 40
const KINDS = [settingsChange.kind, themeChange.kind, branchHoursChange.kind]

export type PastSetting = { sequence: number; at: string; by: string | null; isUndo: boolean; act: Act }

/** What was changed of the settings and the look, the newest first; each can be taken back by an ordinary command. */
export async function listPastSettings({ site, actor, store }: Context, { before }: { before: number | null }): Promise<{ steps: PastSetting[]; next: number | null }> {
  assertMay(actor, 'read', site.id)
  const found = await store.readSite(site.id, (tx) => changesOfKinds(tx, KINDS, { before, limit: AT_ONCE + 1 }))
  const shown = found.slice(0, AT_ONCE)
  const names = await namesOfUsers(store.platform, [...new Set(shown.map(({ userId }) => userId))])
  const steps = shown.flatMap((change): PastSetting[] => {
    const { id, kind, version, target, before: was, after, userId, undoes, sequence, createdAt } = change
    const command = readCommand({ id, at: 0, kind, version, body: { ...target, before: was, after } })
    if (!command) return []
    const act = { kind: command.kind, version: command.version, body: command.body }
    return [{ sequence, at: new Date(createdAt).toISOString(), by: names.get(userId) ?? null, isUndo: undoes !== null, act }]
  })
  return { steps, next: found.length > AT_ONCE ? (shown.at(-1)?.sequence ?? null) : null }
}

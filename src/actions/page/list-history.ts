import { assertMay } from '../../model/access.ts'
import { readCommand } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { Refusal } from '../../model/refusal.ts'
import { changesOf, undoDepths, type PastChange } from '../../store/changes.ts'
import { readPageRows } from '../../store/page-rows.ts'
import { unrecordedVersions, versionsByIds, type StoredVersion } from '../../store/page-versions.ts'
import { pageById } from '../../store/pages.ts'
import { namesOfUsers } from '../../store/users.ts'
import type { Context } from '../context.ts'
import { versionIdIn } from './version-in.ts'

const AT_ONCE = 60
/** C-39: so long a discarded draft can be taken up again. */
const KEPT_DAYS = 30
const DAY = 24 * 60 * 60 * 1000

/** `version` is what can be looked at and taken up again: for a publication what visitors saw, for a revert what was discarded. */
export type Milestone = { of: 'published' | 'discarded' | 'restored'; version: string | null; number: number | null }

/** `back`: whether it took something back, or did again what had been taken back. */
export type HistoryStep = { sequence: number; at: string; by: string | null; back: 'undo' | 'redo' | null; act: Act | null; milestone: Milestone | null }

export type PageHistory = {
  steps: HistoryStep[]
  /** Types of the sections that the steps speak of, also of those that are gone. */
  types: Record<string, string>
  next: number | null
}

/** What happened on a page, the newest first. */
export async function listHistory({ site, actor, store, now }: Context, { id, before = null }: { id: string; before?: number | null | undefined }): Promise<PageHistory> {
  assertMay(actor, 'read', site.id)
  const { changes, depths, versions, types, first } = await store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const found = await changesOf(tx, id, { before, limit: AT_ONCE + 1 })
    const rows = await readPageRows(tx, id, [])
    return {
      changes: found,
      depths: await undoDepths(
        tx,
        found.flatMap(({ id: change, undoes }) => (undoes === null ? [] : [change])),
      ),
      versions: await versionsByIds(tx, [...new Set(found.flatMap((change) => versionOf(change) ?? []))]),
      // Below everything that was recorded: how the page was when the site came.
      first: found.length > AT_ONCE ? [] : await unrecordedVersions(tx, id),
      types: Object.fromEntries([...rows.groups.values()].map((group) => [group.id, group.type])),
    }
  })
  const shown = changes.slice(0, AT_ONCE)
  const names = await namesOfUsers(store.platform, [...new Set(shown.map(({ userId }) => userId))])
  const oldest = now().getTime() - KEPT_DAYS * DAY
  const steps = shown.flatMap((change): HistoryStep[] => {
    const act = actOf(change)
    const milestone = milestoneOf(change, versions, oldest)
    if (!act && !milestone) return []
    return [
      { sequence: change.sequence, at: new Date(change.createdAt).toISOString(), by: names.get(change.userId) ?? null, back: backOf(depths.get(change.id) ?? 0), act, milestone },
    ]
  })
  return { steps: [...steps, ...first.map(stepOfVersion)], types, next: changes.length > AT_ONCE ? (shown.at(-1)?.sequence ?? null) : null }
}

/** Whoever takes back an undo does again what was undone. */
const backOf = (depth: number): HistoryStep['back'] => (depth === 0 ? null : depth % 2 === 1 ? 'undo' : 'redo')

const stepOfVersion = ({ id, number, createdAt }: StoredVersion): HistoryStep => ({
  sequence: -number,
  at: new Date(createdAt).toISOString(),
  by: null,
  back: null,
  act: null,
  milestone: { of: 'published', version: id, number },
})

/** The record keeps what a kind says before and after apart; a kind that says one of them only has nothing under the other. */
function actOf({ id, kind, version, target, before, after }: PastChange): Act | null {
  const bodies = [
    { ...target, before, after },
    { ...target, after },
    { ...target, before },
  ]
  for (const body of bodies) {
    const command = readCommand({ id, at: 0, kind, version, body })
    if (command) return { kind: command.kind, version: command.version, body: command.body }
  }
  return null
}

const MILESTONES: Readonly<Record<string, Milestone['of'] | undefined>> = { 'page.publish': 'published', 'page.revert': 'discarded', 'page.unpublish': 'restored' }

const versionOf = ({ kind, before, after }: PastChange): string | null => (MILESTONES[kind] === 'discarded' ? versionIdIn(before) : versionIdIn(after))

function milestoneOf(change: PastChange, versions: Awaited<ReturnType<typeof versionsByIds>>, oldest: number): Milestone | null {
  const of = MILESTONES[change.kind]
  if (!of) return null
  const version = versions.get(versionOf(change) ?? '')
  const isKept = version !== undefined && (of !== 'discarded' || Date.parse(version.createdAt) > oldest)
  return { of, version: isKept ? version.id : null, number: version?.number ?? null }
}

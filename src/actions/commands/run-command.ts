import { createHash } from 'node:crypto'
import { assertMay } from '../../model/access.ts'
import { kindOf } from '../../model/commands/command.ts'
import type { Act, CommandDefinition } from '../../model/commands/define-command.ts'
import { findGroup, type Desk } from '../../model/commands/desk.ts'
import { keysWithin, type Fact, type Revisions } from '../../model/commands/facts.ts'
import { readKey, type Key } from '../../model/commands/key.ts'
import type { Group } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import { canonical, same } from '../../model/same.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { changeById, recordChange, type Recorded, type StoredChange } from '../../store/changes.ts'
import { lockKeys } from '../../store/lock-keys.ts'
import { readPageRows, revisionsOf, treeOf, type PageRows } from '../../store/page-rows.ts'
import { pageById } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { writePage } from '../../store/write-page.ts'
import type { Context } from '../context.ts'
import { tellPage } from '../live/page-messages.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import { findPerformer } from './performers.ts'

export type CommandInput = Act & {
  id: string
  pageId: string
  /** What the author had seen of each key it touches; null for calls that bring none. */
  revisions: Revisions | null
  undoes?: string
  /** What makes two requests the same where the caller did not write the body. */
  asked?: unknown
}

/** `facts`: what the server now has under the touched keys. `groups`: where they lie, for what the screen needs besides. */
export type CommandOutcome = { kind: 'done' | 'clash'; facts: readonly Fact[]; groups: readonly Group[] }

/** `recorded` where something was written. */
type Performed = CommandOutcome & { recorded?: Recorded }

type Work = { input: CommandInput; definition: CommandDefinition; touched: readonly Key[] }
type Page = { rows: PageRows; stored: readonly Group[]; desk: Desk }

/**
 * The one way to change a page: may this actor → lock the touched keys in order → seen before? → may it be → revisions → carry out →
 * write the record → commit. A revision that is not the latest is no refusal: both sides are told, and the author decides.
 */
export async function runCommand(context: Context, input: CommandInput): Promise<CommandOutcome> {
  const { site, actor, store } = context
  const performer = findPerformer(input.kind)
  if (!performer) throw new Refusal('invalidInput', { fieldErrors: { kind: 'unknown' } })
  assertMay(actor, performer.verb, site.id)
  const definition = kindOf(input)
  if (!definition.isValid(input.body)) throw new Refusal('invalidInput', { fieldErrors: { body: 'invalid' } })
  const work: Work = { input, definition, touched: definition.touches(input.body) }
  const { recorded, ...outcome } = await store.inSite(site.id, async (tx): Promise<Performed> => {
    await lockKeys(tx, input.pageId, work.touched)
    const page = await openDesk(tx, input.pageId, [...work.touched, ...definition.needs(input.body)])
    const seen = await changeById(tx, input.id)
    if (seen) return repeated(work, page, seen)
    assertNeeds(page.desk, definition.needs(input.body))
    const checked = await performer.check({ tx, platform: store.platform, site, desk: page.desk }, input.body)
    const revisions = revisionsOf(page.rows)
    if (isOutdated(input.revisions, revisions, work.touched)) return { kind: 'clash', ...told(page.desk, withinGroups(page.desk, work.touched), revisions) }
    return perform(tx, { ...work, userId: actor.userId, body: checked.body }, page)
  })
  if (recorded) tellPage(context, input.pageId, recorded, { facts: outcome.facts, by: actor.name, isLive: false })
  return outcome
}

async function openDesk(tx: SiteTx, pageId: string, keys: readonly Key[]): Promise<Page> {
  const page = await pageById(tx, pageId)
  if (!page || page.status === 'deleted') throw new Refusal('notFound')
  const named = keys.flatMap((key) => groupNamed(key) ?? [])
  const rows = await readPageRows(tx, pageId, named)
  const stored = treeOf(rows)
  const isRead = new Set([...rows.fields.values()].map(({ groupId }) => groupId))
  const isWanted = (group: Group): boolean => named.includes(group.id) || isRead.has(group.id) || group.children.some(isWanted)
  return { rows, stored, desk: { pageId, groups: stored.map((group) => (isWanted(group) ? upgraded(group) : group)) } }
}

/** A group that is up to date already stays the same object, so that nothing of it is written. */
function upgraded(group: Group): Group {
  const next = upgradeGroup(group, findDefinition)
  return same(next, group) ? group : next
}

function groupNamed(key: string): string | null {
  const parts = readKey(key)
  if (parts?.of === 'order') return parts.parentId
  return parts && 'groupId' in parts ? parts.groupId : null
}

/** The same request again acts once; the same id with something else in it is a mistake of the caller. */
function repeated({ input, touched }: Work, { desk, rows }: Page, seen: StoredChange): CommandOutcome {
  if (seen.kind !== input.kind || seen.asked !== askedOf(input)) throw new Refusal('commandReused')
  return { kind: 'done', ...told(desk, withinGroups(desk, touched), revisionsOf(rows)) }
}

const askedOf = ({ kind, body, asked = body }: CommandInput) => createHash('sha256').update(canonical({ kind, asked })).digest('base64url')

function isThere(desk: Desk, key: Key): boolean {
  const parts = readKey(key)
  return parts?.of !== 'group' || findGroup(desk, parts.groupId) !== undefined
}

function assertNeeds(desk: Desk, needs: readonly Key[]): void {
  if (!needs.every((key) => isThere(desk, key))) throw new Refusal('notFound')
}

function isOutdated(given: Revisions | null, stored: Revisions, touched: readonly Key[]): boolean {
  return given !== null && touched.some((key) => (given[key] ?? 0) !== (stored[key] ?? 0))
}

async function perform(tx: SiteTx, { input, definition, touched, userId, body }: Work & { userId: string; body: unknown }, { rows, stored, desk }: Page): Promise<Performed> {
  const fitted = definition.fit(desk, body)
  if (!fitted) return { kind: 'done', ...told(desk, withinGroups(desk, touched), revisionsOf(rows)) }
  const next = definition.apply(desk, fitted.body)
  const written = await writePage(tx, { rows, stored, from: desk.groups, to: next.groups, origins: definition.origins(fitted.body) })
  const { before, after, ...target } = splitBody(fitted.body)
  const recorded = await recordChange(tx, {
    id: input.id,
    userId,
    pageId: input.pageId,
    kind: input.kind,
    version: fitted.version,
    keys: touched,
    target,
    before: before ?? null,
    after: after ?? null,
    undoes: input.undoes,
    asked: askedOf(input),
  })
  const come = touched.filter((key) => !isThere(desk, key))
  return { kind: 'done', recorded, ...told(next, [...new Set([...touched, ...Object.keys(written), ...withinGroups(next, come)])], { ...revisionsOf(rows), ...written }) }
}

function splitBody(body: unknown): { before?: unknown; after?: unknown } {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** A group that came or that others changed is told with all it holds. */
function withinGroups(desk: Desk, keys: readonly string[]): string[] {
  const all = keys.flatMap((key) => {
    const parts = readKey(key)
    const group = parts?.of === 'group' ? findGroup(desk, parts.groupId) : undefined
    return group ? keysWithin(group) : [key]
  })
  return [...new Set(all)]
}

function told(desk: Desk, keys: readonly string[], revisions: Revisions): Pick<CommandOutcome, 'facts' | 'groups'> {
  const ids = new Set(keys.flatMap((key) => groupNamed(key) ?? []))
  return { facts: factsOf(desk, keys, revisions), groups: [...ids].flatMap((id) => findGroup(desk, id) ?? []) }
}

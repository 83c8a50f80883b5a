import { createHash } from 'node:crypto'
import { assertMay } from '../../model/access.ts'
import { kindOf } from '../../model/commands/command.ts'
import type { Act, CommandDefinition } from '../../model/commands/define-command.ts'
import { findGroup, thingOn, type Desk } from '../../model/commands/desk.ts'
import { keysWithin, type Fact, type Revisions } from '../../model/commands/facts.ts'
import { isThing, readKey, type Key } from '../../model/commands/key.ts'
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
import { readThings, writeThing } from '../../store/things/things.ts'
import { writePage } from '../../store/write-page.ts'
import type { Announcement } from '../../services/purge/purge.ts'
import type { Context } from '../context.ts'
import { tellPage } from '../live/page-messages.ts'
import { tellSite } from '../live/site-messages.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import type { Ground, Performer } from './define-performer.ts'
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

/** `recorded` where something was written, `news` where visitors see it at once. */
type Performed = CommandOutcome & { recorded?: Recorded; news?: Announcement }

type Work = { input: CommandInput; definition: CommandDefinition; touched: readonly Key[] }
type Open = { rows: PageRows; stored: readonly Group[]; desk: Desk; revisions: Revisions }

/**
 * The one way to change a page or what its site has besides: may this actor → lock the touched keys in order → seen before? → may it be → revisions → carry out →
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
  const { recorded, news, ...outcome } = await store.saveInSite(site.id, async (tx): Promise<Performed> => {
    await lockKeys(tx, input.pageId, work.touched)
    const open = await openDesk(tx, input.pageId, [...work.touched, ...definition.needs(input.body)])
    const seen = await changeById(tx, input.id)
    if (seen) return repeated(work, open, seen)
    assertNeeds(open.desk, definition.needs(input.body))
    const ground: Ground = { ...context, tx, platform: store.platform, desk: open.desk }
    const checked = await performer.check(ground, input.body)
    if (isOutdated(input.revisions, open.revisions, work.touched)) return { kind: 'clash', ...told(open.desk, withinGroups(open.desk, work.touched), open.revisions) }
    return perform(ground, performer, { ...work, userId: actor.userId, body: checked.body }, open)
  })
  if (recorded) tell(context, input, recorded, outcome.facts)
  await news?.acknowledged()
  return outcome
}

/** To everybody who has the page open, or any page of the site. */
function tell(context: Context, { pageId }: CommandInput, recorded: Recorded, facts: readonly Fact[]): void {
  const name = context.actor.kind === 'user' ? context.actor.name : null
  const [things, content] = [facts.filter(({ key }) => isThing(key)), facts.filter(({ key }) => !isThing(key))]
  if (content.length > 0) tellPage(context, pageId, recorded, { facts: content, by: name, isLive: false })
  if (things.length > 0)
    tellSite(
      context,
      things.map(({ key }) => key),
    )
}

const NO_ROWS = { groups: new Map(), fields: new Map(), orderRevision: 0 }

async function openDesk(tx: SiteTx, pageId: string, keys: readonly Key[]): Promise<Open> {
  const things = await readThings(tx, keys.filter(isThing))
  const values = Object.fromEntries([...things].map(([key, { value }]) => [key, value]))
  const thingRevisions = Object.fromEntries([...things].map(([key, { revision }]) => [key, revision]))
  // Nothing of the page itself is asked for, which may be gone meanwhile.
  if (keys.every(isThing)) return { rows: { pageId, ...NO_ROWS }, stored: [], desk: { pageId, groups: [], things: values }, revisions: thingRevisions }
  const page = await pageById(tx, pageId)
  if (!page || page.status === 'deleted') throw new Refusal('notFound')
  const named = keys.flatMap((key) => groupNamed(key) ?? [])
  const rows = await readPageRows(tx, pageId, named)
  const stored = treeOf(rows)
  const isRead = new Set([...rows.fields.values()].map(({ groupId }) => groupId))
  const isWanted = (group: Group): boolean => named.includes(group.id) || isRead.has(group.id) || group.children.some(isWanted)
  const groups = stored.map((group) => (isWanted(group) ? upgraded(group) : group))
  return { rows, stored, desk: { pageId, groups, things: values }, revisions: { ...revisionsOf(rows), ...thingRevisions } }
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
function repeated({ input, touched }: Work, { desk, revisions }: Open, seen: StoredChange): CommandOutcome {
  if (seen.kind !== input.kind || seen.asked !== askedOf(input)) throw new Refusal('commandReused')
  return { kind: 'done', ...told(desk, withinGroups(desk, touched), revisions) }
}

const askedOf = ({ kind, body, asked = body }: CommandInput) => createHash('sha256').update(canonical({ kind, asked })).digest('base64url')

function isThere(desk: Desk, key: Key): boolean {
  const parts = readKey(key)
  if (parts?.of === 'group') return findGroup(desk, parts.groupId) !== undefined
  return !isThing(key) || thingOn(desk, key) !== null
}

function assertNeeds(desk: Desk, needs: readonly Key[]): void {
  if (!needs.every((key) => isThere(desk, key))) throw new Refusal('notFound')
}

function isOutdated(given: Revisions | null, stored: Revisions, touched: readonly Key[]): boolean {
  return given !== null && touched.some((key) => (given[key] ?? 0) !== (stored[key] ?? 0))
}

type Checked = Work & { userId: string; body: unknown }

async function perform(ground: Ground, performer: Performer, work: Checked, { rows, stored, desk, revisions }: Open): Promise<Performed> {
  const { definition, touched, body } = work
  const { tx } = ground
  const fitted = definition.fit(desk, body)
  if (!fitted) return { kind: 'done', ...told(desk, withinGroups(desk, touched), revisions) }
  const next = definition.apply(desk, fitted.body)
  const onPage = next.groups === desk.groups ? {} : await writePage(tx, { rows, stored, from: desk.groups, to: next.groups, origins: definition.origins(fitted.body) })
  const written = { ...onPage, ...(await writeThings(tx, desk, next, revisions)) }
  await performer.effects?.(ground, fitted.body)
  const tags = (await performer.tags?.(ground, fitted.body)) ?? []
  const news = tags.length > 0 ? await ground.purge.announce(tx, tags) : undefined
  const recorded = await record(tx, work, fitted)
  const come = touched.filter((key) => !isThere(desk, key))
  return { kind: 'done', recorded, news, ...told(next, [...new Set([...touched, ...Object.keys(written), ...withinGroups(next, come)])], { ...revisions, ...written }) }
}

/** What changed of the site, each under its next revision. */
async function writeThings(tx: SiteTx, from: Desk, to: Desk, revisions: Revisions): Promise<Revisions> {
  const changed = Object.keys(to.things ?? {})
    .filter(isThing)
    .filter((key) => !same(thingOn(from, key), thingOn(to, key)))
  const next = Object.fromEntries(changed.map((key) => [key, (revisions[key] ?? 0) + 1]))
  for (const key of changed) await writeThing(tx, key, { value: thingOn(to, key), revision: next[key] ?? 1 })
  return next
}

function record(tx: SiteTx, { input, touched, userId }: Checked, { version, body }: Act): Promise<Recorded> {
  const { before, after, ...target } = splitBody(body)
  return recordChange(tx, {
    id: input.id,
    userId,
    pageId: recordedUnder(input.pageId, touched),
    kind: input.kind,
    version,
    keys: touched,
    target,
    before: before ?? null,
    after: after ?? null,
    undoes: input.undoes,
    asked: askedOf(input),
  })
}

/** In the history of the page it is about; what belongs to the whole site stands in none. */
function recordedUnder(openPage: string, touched: readonly Key[]): string | null {
  if (!touched.every(isThing)) return openPage
  const pages = touched.flatMap((key) => {
    const parts = readKey(key)
    return parts?.of === 'page' ? [parts.pageId] : []
  })
  return pages[0] ?? null
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

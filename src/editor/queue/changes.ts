import { applyActs, fitAct, needsOf, settleAct, touchesOf, type Command } from '../../model/commands/command.ts'
import { findGroup, type Desk } from '../../model/commands/desk.ts'
import type { Fact, Revisions } from '../../model/commands/facts.ts'
import { isThing, readKey, type Key } from '../../model/commands/key.ts'
import { same } from '../../model/same.ts'
import { joinCommands } from '../history/text-stay.ts'
import { isClash, isParked, type ClashEntry, type QueueEntry } from './entry.ts'

type Entries = readonly QueueEntry[]

/** Entries to store and ids of entries to forget. */
export type Change = { put: Entries; remove: readonly string[] }

/** What the server has of the open page and of the site; of other pages' content nothing is known here. */
export type Known = { desk: Desk; revisions: Revisions }

const idOf = ({ command }: QueueEntry) => command.id
export const byOrder = (a: QueueEntry, b: QueueEntry) => a.order - b.order || a.command.at - b.command.at
const touches = ({ command }: QueueEntry) => touchesOf(command)
const needs = ({ command }: QueueEntry) => needsOf(command)

/** A change of the site is seen from every page of it. */
const isSiteWide = (entry: QueueEntry) => touches(entry).every(isThing)
const isBefore = (entry: QueueEntry, pageId: string) => entry.pageId === pageId || isSiteWide(entry)

const meet = (a: readonly string[], b: readonly string[]) => a.some((key) => b.includes(key))

/** Nothing of the older is left under the newer. Another language of a text or another option of a section leaves it as it is. */
function isOvertaken(older: QueueEntry, newer: QueueEntry, desk: Desk): boolean {
  if (touches(older).join() !== touches(newer).join()) return false
  if (changesOrder(older)) return true
  return isBefore(older, desk.pageId) && same(applyActs(desk, [older.command, newer.command]), applyActs(desk, [newer.command]))
}

const later = (entries: Entries, entry: QueueEntry) => entries.filter((other) => idOf(other) !== idOf(entry) && byOrder(other, entry) > 0).toSorted(byOrder)

export type GivenEntry = Pick<QueueEntry, 'command' | 'pageId' | 'author' | 'revisions'>

/** A refused change that is made anew has no future of its own; taking it back leaves nothing to send. */
export function add(entries: Entries, given: readonly GivenEntry[], { desk }: Known): Change {
  let last = Math.max(0, ...entries.map(({ order }) => order))
  const put: QueueEntry[] = []
  const remove = new Set<string>()
  for (const each of given) {
    const entry: QueueEntry = { ...each, order: ++last, faults: 0, hold: null }
    const parked = entries.filter((other) => isParked(other) && (other.pageId === each.pageId || isSiteWide(other)) && isOvertaken(other, entry, desk))
    for (const other of parked) remove.add(idOf(other))
    const isTakenBack = parked.length > 0 && isBefore(entry, desk.pageId) && fitAct(desk, each.command) === null
    const waiting = parked.length === 0 && put.length === 0 ? lastInLine(entries, entry) : undefined
    const joined = waiting && joinCommands(waiting.command, entry.command)
    if (isTakenBack) for (const id of orphans(entries, [...remove], desk)) remove.add(id)
    else if (joined) {
      put.push({ ...waiting, command: joined, faults: 0 })
      remove.add(idOf(waiting))
    } else put.push(entry)
  }
  return { put, remove: [...remove] }
}

/**
 * Letters typed while the ones before are on their way wait together, or a slow connection would be sent every second of them.
 * The first in line may be travelling, in this tab or in another; whoever stands behind it is not. An undo stays by itself.
 */
function lastInLine(entries: Entries, { command, pageId }: QueueEntry): QueueEntry | undefined {
  const line = entries.filter((other) => !isParked(other) && isBefore(other, pageId) && meet(touches(other), touchesOf(command))).toSorted(byOrder)
  const last = line.length > 1 ? line.at(-1) : undefined
  return last?.hold === null && !last.command.undoes && !command.undoes ? last : undefined
}

const MOST_AT_ONCE = 20

/**
 * What can go out together, in order: one change per key, because the next one must know the revision that this one makes;
 * nothing that must come after what waits for a person.
 */
export function sendable(entries: Entries, most = MOST_AT_ONCE): Entries {
  const sent: QueueEntry[] = []
  const taken = new Set<Key>()
  const held = { touched: new Set<Key>(), needed: new Set<Key>() }
  for (const entry of entries.toSorted(byOrder)) {
    const own = touches(entry)
    const isBehind = own.some((key) => taken.has(key) || held.touched.has(key) || held.needed.has(key)) || needs(entry).some((key) => held.touched.has(key))
    const isFree = entry.hold === null && !isBehind
    if (isFree && sent.length < most) {
      sent.push(entry)
      for (const key of own) taken.add(key)
    } else if (!isParked(entry) || changesOrder(entry)) {
      for (const key of own) held.touched.add(key)
      for (const key of needs(entry)) held.needed.add(key)
    }
  }
  return sent
}

/** Something comes or goes with it: without that, what was done afterwards has nothing to stand on. */
const changesOrder = (entry: QueueEntry) =>
  touches(entry).some((key) => {
    const of = readKey(key)?.of
    return of === 'order' || of === 'page'
  })

/** The revisions that a change may build on now. */
const seenNow = (entry: QueueEntry, revisions: Revisions): Revisions => Object.fromEntries(touches(entry).map((key) => [key, revisions[key] ?? 0]))

/** Whoever waited behind a change in this browser has seen it, unless the page says otherwise. */
function rebased(entries: Entries, done: QueueEntry, facts: readonly Fact[], known: Known): Entries {
  const keys = facts.map(({ key }) => key)
  const told = Object.fromEntries(facts.map(({ key, revision }) => [key, revision]))
  return entries
    .filter((entry) => entry.hold === null && meet(touches(entry), keys))
    .flatMap((entry) => {
      if (isBefore(entry, known.desk.pageId)) return settleAct(entry.command, known.desk) === 'ask' ? [] : [{ ...entry, revisions: seenNow(entry, known.revisions) }]
      if (entry.pageId !== done.pageId) return []
      const revisions = Object.entries(entry.revisions).map(([key, revision]) => [key, revision === done.revisions[key] ? (told[key] ?? revision) : revision])
      return [{ ...entry, revisions: Object.fromEntries(revisions) }]
    })
}

export function saved(entries: Entries, entry: QueueEntry, facts: readonly Fact[], known: Known): Change {
  const rest = entries.filter((other) => idOf(other) !== idOf(entry))
  return { put: rebased(rest, entry, facts, known), remove: [idOf(entry)] }
}

export type ClashOutcome = 'saved' | 'again' | 'ask'

export function judgeClash(entry: QueueEntry, { desk, revisions }: Known): ClashOutcome {
  if (!isBefore(entry, desk.pageId)) return 'ask'
  switch (settleAct(entry.command, desk)) {
    case 'same':
      return 'saved'
    case 'merged':
      // The same revisions again would be refused for ever; then a person has to look.
      return touches(entry).some((key) => (revisions[key] ?? 0) !== (entry.revisions[key] ?? 0)) ? 'again' : 'ask'
    case 'ask':
      return 'ask'
  }
}

export function clashed(entries: Entries, entry: QueueEntry, facts: readonly Fact[], known: Known): Change {
  switch (judgeClash(entry, known)) {
    case 'saved':
      return saved(entries, entry, facts, known)
    case 'again':
      return { put: [{ ...entry, revisions: seenNow(entry, known.revisions) }], remove: [] }
    case 'ask':
      return { put: [{ ...entry, hold: { kind: 'clash' } }], remove: [] }
  }
}

/** A refused change with a newer one behind it would later overwrite that one; the newer takes over instead. */
export function refused(entries: Entries, entry: QueueEntry, refusal: { code: string; message: string }, { desk }: Known): Change {
  if (later(entries, entry).some((other) => isOvertaken(entry, other, desk))) return { put: [], remove: [idOf(entry)] }
  return { put: [{ ...entry, hold: { kind: 'parked', ...refusal } }], remove: [] }
}

/** Clashes of a page that was not open when they came up are judged once it is. */
export function resettled(entries: Entries, known: Known): Change {
  const own = entries.filter((entry) => isClash(entry) && isBefore(entry, known.desk.pageId))
  const outcomes = own.map((entry) => ({ entry, outcome: settleAct(entry.command, known.desk) }))
  return {
    put: outcomes.filter(({ outcome }) => outcome === 'merged').map(({ entry }) => ({ ...entry, revisions: seenNow(entry, known.revisions), hold: null })),
    remove: outcomes.filter(({ outcome }) => outcome === 'same').map(({ entry }) => idOf(entry)),
  }
}

export type ClashChoice = 'mine' | 'theirs'

export function resolveClash(entries: Entries, clash: ClashEntry, choice: ClashChoice, known: Known): Change {
  if (choice === 'mine') return { put: [{ ...clash, revisions: seenNow(clash, known.revisions), hold: null }], remove: [] }
  const gone = [clash, ...later(entries, clash).filter((other) => meet(touches(other), touches(clash)) && settleAct(other.command, known.desk) === 'ask')].map(idOf)
  const rest = entries.filter((entry) => !gone.includes(idOf(entry)))
  const facts = touches(clash).map((key) => ({ key, revision: known.revisions[key] ?? 0, value: null }))
  return { put: rebased(rest, clash, facts, known), remove: gone }
}

export function release(entries: Entries): Change {
  return { put: entries.filter(isParked).map((entry) => ({ ...entry, faults: 0, hold: null })), remove: [] }
}

/** What has nothing to stand on once these are gone: texts of a section that the server never got. */
function orphans(entries: Entries, gone: readonly string[], desk: Desk): string[] {
  const rest = entries.filter((entry) => !gone.includes(idOf(entry)) && entry.pageId === desk.pageId).toSorted(byOrder)
  const screen = applyActs(
    desk,
    rest.map(({ command }) => command),
  )
  const isLost = (key: Key) => {
    const parts = readKey(key)
    return parts?.of === 'group' && !findGroup(screen, parts.groupId)
  }
  return rest.filter((entry) => needs(entry).some(isLost)).map(idOf)
}

/** Giving up a section that never arrived means giving up its texts as well. */
export function discarded(entries: Entries, given: Entries, { desk }: Known): Change {
  const gone = given.map(idOf)
  return { put: [], remove: [...new Set([...gone, ...orphans(entries, gone, desk)])] }
}

export const commandsOn = (entries: Entries, pageId: string): readonly Command[] =>
  entries
    .filter((entry) => isBefore(entry, pageId))
    .toSorted(byOrder)
    .map(({ command }) => command)

import { textIn, type FieldContent } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { groupIdOf, type SaveText } from '../history/command.ts'
import { isUnchanged } from '../history/is-unchanged.ts'
import { isClash, isParked, isSection, isText, type ClashEntry, type QueueEntry, type TextEntry } from './entry.ts'
import { addSection } from './section-changes.ts'

type Entries = readonly QueueEntry[]

/** What has to happen to the stored entries. Each has its own place, so two tabs never overwrite each other's list. */
export type Change = { put: Entries; remove: readonly string[] }

export type Stored = { content: FieldContent; revision: number }
export type ArrivedSection = { group: Group; revisions: Readonly<Record<string, number>>; data?: unknown }

const idOf = (entry: QueueEntry) => entry.command.id

export function byOrder(a: QueueEntry, b: QueueEntry): number {
  return a.order - b.order || idOf(a).localeCompare(idOf(b))
}

function onText(entries: Entries, { fieldId, locale }: Pick<SaveText, 'fieldId' | 'locale'>): TextEntry[] {
  return entries.filter(isText).filter(({ command }) => command.fieldId === fieldId && command.locale === locale)
}

function laterOnSameText(entries: Entries, entry: TextEntry): TextEntry[] {
  return onText(entries, entry.command)
    .filter((other) => byOrder(entry, other) < 0)
    .toSorted(byOrder)
}

export function textOf(content: FieldContent, { locale }: Pick<SaveText, 'locale'>): string | null {
  return textIn({ content, options: {}, visible: true }, locale)
}

export function add(entries: Entries, given: Pick<QueueEntry, 'command' | 'pageId' | 'revision'>): Change {
  const { command } = given
  const entry = { ...given, order: entries.reduce((last, { order }) => Math.max(last, order), 0) + 1, hold: null }
  return command.kind === 'saveText' ? addText(entries, { ...entry, command }) : addSection(entries, { ...entry, command })
}

/** A refused text that is typed over has no future of its own: the new one takes its place. */
function addText(entries: Entries, given: TextEntry): Change {
  const parked = onText(entries, given.command).filter(isParked)
  const first = parked.toSorted(byOrder)[0]
  const command = first ? { ...given.command, before: first.command.before } : given.command
  // Taking back a text that never arrived leaves nothing to send.
  const put = first && isUnchanged(command.before, command.after) ? [] : [{ ...given, command }]
  return { put, remove: parked.map(idOf) }
}

/** In order; what waits for a person holds back only its own field, and a refused section the texts in it. */
export function nextToSend(entries: Entries): QueueEntry | null {
  const blocked = new Set<string>()
  for (const entry of entries.toSorted(byOrder)) {
    const groupId = groupIdOf(entry.command)
    if (isClash(entry)) blocked.add(entry.command.fieldId)
    else if (isSection(entry) && isParked(entry)) blocked.add(groupId)
    else if (entry.hold === null && !blocked.has(groupId) && !(isText(entry) && blocked.has(entry.command.fieldId))) return entry
  }
  return null
}

/**
 * For the last moment of a page: the answer cannot be awaited, so at most one command per field may be on its way, one
 * that concerns sections, and no text that would overtake its section.
 */
export function firstOfEachField(entries: Entries): Entries {
  const seen = new Set<string>()
  return entries.toSorted(byOrder).filter((entry) => {
    const groupId = groupIdOf(entry.command)
    const key = isText(entry) ? entry.command.fieldId : 'sections'
    const isBehind = seen.has(key) || seen.has(groupId)
    seen.add(isText(entry) ? key : groupId).add(key)
    return !isBehind && entry.hold === null
  })
}

/** Whoever typed over exactly this text has seen it, and may build on its revision. */
function rebase(entries: Entries, id: string, { content, revision }: Stored): Entries {
  const waiting = entries.filter(isText).filter(({ command, hold }) => command.fieldId === id && hold === null)
  return waiting.filter(({ command }) => isUnchanged(command.before, textOf(content, command))).map((entry) => ({ ...entry, revision }))
}

export function saved(entries: Entries, entry: TextEntry, stored: Stored): Change {
  const rest = entries.filter((other) => idOf(other) !== idOf(entry))
  return { put: rebase(rest, entry.command.fieldId, stored), remove: [idOf(entry)] }
}

/** Texts that wait for this section build on what the server has in it. */
export function arrived(entries: Entries, entry: QueueEntry, section: ArrivedSection | null): Change {
  const fields = Object.entries(section?.group.fields ?? {}).map(([slot, { content }]) => ({ id: fieldId(section?.group.id ?? '', slot), content }))
  return { put: fields.flatMap(({ id, content }) => rebase(entries, id, { content, revision: section?.revisions[id] ?? 0 })), remove: [idOf(entry)] }
}

export type ClashOutcome = 'saved' | 'again' | 'ask'

export function judgeClash(entry: TextEntry, theirs: Stored): ClashOutcome {
  const text = textOf(theirs.content, entry.command)
  if (isUnchanged(text, entry.command.after)) return 'saved'
  // The same revision again would be refused for ever; then a person has to look.
  return isUnchanged(text, entry.command.before) && theirs.revision !== entry.revision ? 'again' : 'ask'
}

export function clashed(entries: Entries, entry: TextEntry, theirs: Stored): Change {
  switch (judgeClash(entry, theirs)) {
    case 'saved':
      return saved(entries, entry, theirs)
    case 'again':
      return { put: [{ ...entry, revision: theirs.revision }], remove: [] }
    case 'ask':
      return { put: [{ ...entry, hold: { kind: 'clash', theirs: theirs.content, revision: theirs.revision } }], remove: [] }
  }
}

/** A refused text with a newer one behind it would later overwrite that one; the newer takes over instead. */
export function refused(entries: Entries, entry: QueueEntry, refusal: { code: string; message: string }): Change {
  const next = isText(entry) ? laterOnSameText(entries, entry)[0] : undefined
  if (next && isText(entry)) return { put: [{ ...next, command: { ...next.command, before: entry.command.before } }], remove: [idOf(entry)] }
  return { put: [{ ...entry, hold: { kind: 'parked', ...refusal } }], remove: [] }
}

export type ClashChoice = 'mine' | 'theirs'

/** The text as last typed, even when it was typed after the clash came up. */
export function latestMine(entries: Entries, clash: ClashEntry): string | null {
  return (laterOnSameText(entries, clash).at(-1) ?? clash).command.after
}

export function resolveClash(entries: Entries, clash: ClashEntry, choice: ClashChoice): Change {
  const { theirs: content, revision } = clash.hold
  const later = laterOnSameText(entries, clash)
  const gone = new Set([clash, ...later].map(idOf))
  const rest = entries.filter((entry) => !gone.has(idOf(entry)))
  const rebased = rebase(rest, clash.command.fieldId, { content, revision })
  if (choice === 'theirs') return { put: rebased, remove: [...gone] }
  const command = { ...clash.command, before: textOf(content, clash.command), after: latestMine(entries, clash) }
  return { put: [...rebased, { ...clash, command, revision, hold: null }], remove: later.map(idOf) }
}

export function release(entries: Entries): Change {
  return { put: entries.filter(isParked).map((entry) => ({ ...entry, hold: null })), remove: [] }
}

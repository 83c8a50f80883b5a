import { applyAct, fitAct, needsOf, touchesOf, type Command } from '../../model/commands/command.ts'
import { desk as startDesk, HERO, PAGE, texts } from '../../model/commands/commands-test-kit.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { findGroup, type Desk } from '../../model/commands/desk.ts'
import { adoptFacts, groupsById, keysWithin, valueOn, type Fact } from '../../model/commands/facts.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { readKey } from '../../model/commands/key.ts'
import type { Known } from './changes.ts'
import { createQueue, type EntryResult, type QueueParts, type SendResult } from './create-queue.ts'
import type { QueueEntry } from './entry.ts'

export const AUTHOR = 'anna'

export const titleAct = (before: string | null, after: string | null, locale: 'de' | 'fr' = 'de', groupId = HERO): Act =>
  fieldContent.act({ groupId, slot: 'title', before: texts({ [locale]: before }), after: texts({ [locale]: after }) })

export const command = (id: string, act: Act): Command => ({ id, at: 0, ...act })

export function entry(id: string, act: Act, rest: Partial<Omit<QueueEntry, 'command'>> = {}): QueueEntry {
  return { command: command(id, act), pageId: PAGE, author: AUTHOR, order: 1, revisions: Object.fromEntries(touchesOf(act).map((key) => [key, 1])), faults: 0, hold: null, ...rest }
}

export function sharedStorage(entries: readonly QueueEntry[] = []): QueueParts['storage'] {
  const stored = new Map(entries.map((each) => [each.command.id, each]))
  return { all: () => [...stored.values()], put: (each) => void stored.set(each.command.id, each), remove: (id) => void stored.delete(id) }
}

/** One page, as the server keeps it: revisions are checked, and each command is applied once. */
export function deskServer(start: Desk = startDesk()) {
  const revisions: Record<string, number> = {}
  const revisionOf = (key: string) => revisions[key] ?? 1
  const factOf = (key: string): Fact => ({ key, revision: revisionOf(key), value: valueOn(server.desk, groupsById(server.desk), key) })
  const factsOf = (act: Act) =>
    touchesOf(act).flatMap((key) => {
      const parts = readKey(key)
      const group = parts?.of === 'group' ? findGroup(server.desk, parts.groupId) : undefined
      return (group ? keysWithin(group) : [key]).map(factOf)
    })
  function sendOne({ command: sent, revisions: seen }: QueueEntry): EntryResult {
    const { id } = sent
    server.seen.push(id)
    if (server.applied.includes(id)) return { id, kind: 'done', facts: factsOf(sent) }
    const isThere = needsOf(sent).every((key) => {
      const parts = readKey(key)
      return parts?.of !== 'group' || findGroup(server.desk, parts.groupId) !== undefined
    })
    if (!isThere) return { id, kind: 'refused', error: { code: 'notFound', message: 'Nicht gefunden' } }
    if (touchesOf(sent).some((key) => (seen[key] ?? 1) !== revisionOf(key))) return { id, kind: 'clash', facts: factsOf(sent) }
    server.applied.push(id)
    server.change(sent)
    return { id, kind: 'done', facts: factsOf(sent) }
  }
  const server = {
    desk: start,
    seen: [] as string[],
    applied: [] as string[],
    change(act: Act) {
      const fitted = fitAct(server.desk, act)
      if (!fitted) return
      server.desk = applyAct(server.desk, fitted)
      for (const key of touchesOf(act)) revisions[key] = revisionOf(key) + 1
    },
    title: (groupId = HERO) => findGroup(server.desk, groupId)?.fields['title']?.content.data,
    send: async (entries: readonly QueueEntry[]): Promise<SendResult> => ({ kind: 'answered', results: entries.map(sendOne) }),
  }
  return server
}

export function sharedLock(): QueueParts['lock'] {
  let last = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

/** A tab with a clock that stands still until the test moves it. */
export function openTab(given: Partial<QueueParts> & Pick<QueueParts, 'send'>) {
  const timers: { run: () => void; milliseconds: number; isCancelled: boolean }[] = []
  const heard = { facts: [] as string[], refused: [] as string[] }
  let known: Known = { desk: startDesk(), revisions: {} }
  const queue = createQueue({
    author: AUTHOR,
    storage: sharedStorage(),
    lock: sharedLock(),
    random: () => 0.5,
    later(run, milliseconds) {
      const timer = { run, milliseconds, isCancelled: false }
      timers.push(timer)
      return () => {
        timer.isCancelled = true
      }
    },
    known: () => known,
    onFacts(pageId, facts) {
      heard.facts.push(...facts.map(({ key }) => key))
      if (pageId === PAGE)
        known = { desk: adoptFacts(known.desk, facts), revisions: { ...known.revisions, ...Object.fromEntries(facts.map(({ key, revision }) => [key, revision])) } }
    },
    onRefused: (_, message) => heard.refused.push(message),
    ...given,
  })
  const waits = () => timers.filter((timer) => !timer.isCancelled)
  const add = (id: string, act: Act, pageId = PAGE) =>
    queue.add([{ command: command(id, act), pageId, revisions: Object.fromEntries(touchesOf(act).map((key) => [key, known.revisions[key] ?? 1])) }])
  return { queue, add, heard, waits, phase: () => queue.store.getState().phase, entries: () => queue.store.getState().entries }
}

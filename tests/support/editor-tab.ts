import { createCall, type Fetch } from '../../src/kit/api/call.ts'
import { sendCommands } from '../../src/editor/queue/send-commands.ts'
import { createHistory } from '../../src/editor/history/create-history.ts'
import { commandsOn } from '../../src/editor/queue/changes.ts'
import { createQueue, type QueueParts } from '../../src/editor/queue/create-queue.ts'
import type { QueueEntry } from '../../src/editor/queue/entry.ts'
import type { Fact } from '../../src/model/commands/facts.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { EditData } from '../../src/site/edit-data.ts'

export const freshId = () => idFromBytes(crypto.getRandomValues(new Uint8Array(16)))

/** Storage that two tabs share, and that survives a crash: entries lie in it as text. */
export function sharedStorage(): QueueParts['storage'] & { changed: (() => void)[] } {
  const stored = new Map<string, string>()
  const changed: (() => void)[] = []
  const tell = () => changed.forEach((hear) => hear())
  return {
    changed,
    all: () => [...stored.values()].map((json) => JSON.parse(json) as QueueEntry),
    put: (entry) => (stored.set(entry.command.id, JSON.stringify(entry)), tell()),
    remove: (id) => (stored.delete(id), tell()),
  }
}

export function readEditData(html: string): EditData {
  return JSON.parse(/<script[^>]*id="edit-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as EditData
}

type Opening = { data: EditData; fetch: Fetch; storage?: ReturnType<typeof sharedStorage>; peers?: Set<(pageId: string, facts: readonly Fact[]) => void> }

/** The editor's own state and queue, without its screen. Tabs with the same storage and peers are tabs of one browser. */
export function openEditorTab({ data, fetch, storage = sharedStorage(), peers = new Set() }: Opening) {
  const pageId = data.page.id
  const history = createHistory({
    pageId,
    groups: data.view.groups,
    revisions: data.revisions,
    stamp: () => ({ id: freshId(), at: Date.now() }),
    send: (commands) => queue.add(commands.map((each) => ({ ...each, pageId }))),
  })
  const hear = (of: string, facts: readonly Fact[]) => of === pageId && history.adopt(facts)
  peers.add(hear)
  let last = Promise.resolve()
  const refused: string[] = []
  const queue = createQueue({
    author: data.user.id,
    storage,
    send: (entries) => sendCommands({ call: createCall(fetch), author: data.user.id, locale: data.view.locale, onScreen: () => {} }, entries),
    lock: (work) => (last = last.then(work)),
    later: (run) => {
      const timer = setTimeout(run, 50)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    known: () => ({ desk: history.confirmed(), revisions: history.revisions() }),
    onFacts: (of, facts) => peers.forEach((peer) => peer(of, facts)),
    onRefused: (_, message) => refused.push(message),
  })
  queue.store.subscribe((state, before) => state.entries !== before.entries && history.setPending(commandsOn(state.entries, pageId)))
  storage.changed.push(() => queue.refresh())
  queue.refresh()
  return { history, queue, refused, storage, peers }
}

export type EditorTab = ReturnType<typeof openEditorTab>

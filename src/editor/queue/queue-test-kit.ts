import type { FieldContent } from '../../model/content/field.ts'
import type { SaveText } from '../history/command.ts'
import { command } from '../history/history-test-kit.ts'
import { createQueue, type QueueParts, type SavedField, type SendResult } from './create-queue.ts'
import { isText, type QueueEntry, type TextEntry } from './entry.ts'

export { command, NEW, sectionCommand, TITLE } from '../history/history-test-kit.ts'

export const texts = (data: Partial<Record<'de' | 'fr', string | null>>): FieldContent => ({ type: 'localizedSingleValue', data })

export function entry(given: Partial<SaveText> = {}, rest: Partial<Omit<QueueEntry, 'command'>> = {}): TextEntry {
  return { command: command(given), pageId: 'page', order: 1, revision: 1, hold: null, ...rest }
}

/** Storage that two tabs share, and that survives a crash. */
export function sharedStorage(entries: readonly QueueEntry[] = []): QueueParts['storage'] {
  const stored = new Map(entries.map((each) => [each.command.id, each]))
  return { all: () => [...stored.values()], put: (each) => void stored.set(each.command.id, each), remove: (id) => void stored.delete(id) }
}

/** One field, as the server keeps it: revisions are checked, and each command is applied once. */
export function fieldServer(data: Partial<Record<'de' | 'fr', string | null>> = { de: 'Alt' }) {
  const server = {
    data,
    revision: 1,
    seen: [] as string[],
    applied: [] as string[],
    change: (next: typeof data) => {
      server.data = { ...server.data, ...next }
      server.revision += 1
    },
    send: async (sent: QueueEntry): Promise<SendResult> => {
      server.seen.push(sent.command.id)
      if (!isText(sent)) return { kind: 'arrived', section: null }
      const { command: { id, locale, after }, revision } = sent
      if (!server.applied.includes(id)) {
        if (revision !== server.revision) return { kind: 'clash', theirs: texts(server.data), revision: server.revision }
        server.applied.push(id)
        server.change({ [locale]: after })
      }
      return { kind: 'saved', content: texts(server.data), revision: server.revision }
    },
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
  const heard = { saved: [] as SavedField[], arrived: [] as (string | null)[], refused: [] as string[] }
  const queue = createQueue({
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
    onSaved: (field) => heard.saved.push(field),
    onArrived: (section) => heard.arrived.push(section?.group.id ?? null),
    onRefused: (_, message) => heard.refused.push(message),
    ...given,
  })
  const waits = () => timers.filter((timer) => !timer.isCancelled)
  return { queue, heard, waits, phase: () => queue.store.getState().phase, entries: () => queue.store.getState().entries }
}

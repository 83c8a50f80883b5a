import { byOrder } from './changes.ts'
import type { QueueParts, SavedField } from './create-queue.ts'
import { entrySchema, type QueueEntry } from './entry.ts'

const NAME = 'vitrine.queue'
/** One place per entry: a tab that removes what was sent can then never wipe out what another tab just added. */
const keyOf = (id: string) => `${NAME}.${id}`

function parse(json: string | null): QueueEntry | null {
  try {
    return entrySchema.safeParse(JSON.parse(json ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Storage can be full or forbidden; then entries live in memory, and typing goes on. */
export function storedEntries(storage: Storage | null): QueueParts['storage'] {
  const unstored = new Map<string, QueueEntry>()
  const stored = () => {
    if (!storage) return []
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key?.startsWith(`${NAME}.`))
    return keys.map((key) => parse(storage.getItem(key ?? ''))).filter((entry) => entry !== null)
  }
  return {
    all: () => [...stored(), ...unstored.values()].toSorted(byOrder),
    put(entry) {
      const { id } = entry.command
      try {
        if (!storage) throw new Error('This browser forbids storage')
        storage.setItem(keyOf(id), JSON.stringify(entry))
        unstored.delete(id)
      } catch (error) {
        console.warn(error)
        unstored.set(id, entry)
      }
    },
    remove(id) {
      unstored.delete(id)
      storage?.removeItem(keyOf(id))
    },
  }
}

export function openStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Addresses without a secure connection have no locks; there every command is still applied once, by its id. */
export const oneTabAtATime: QueueParts['lock'] = async (work) => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(NAME, work)
}

export const afterwards: QueueParts['later'] = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Tells the other tabs of this site what the server has stored. */
export function openChannel(onSaved: (field: SavedField) => void): { post: (field: SavedField) => void } {
  if (!('BroadcastChannel' in window)) return { post: () => {} }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = (event: MessageEvent<SavedField>) => onSaved(event.data)
  return { post: (field) => channel.postMessage(field) }
}

/** Moments at which sending is worth another try. */
export function onChances(run: () => void): void {
  window.addEventListener('online', run)
  window.addEventListener('pageshow', run)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run())
}

export function onOtherTabs(changed: () => void): void {
  window.addEventListener('storage', (event) => (event.key === null || event.key.startsWith(NAME)) && changed())
}

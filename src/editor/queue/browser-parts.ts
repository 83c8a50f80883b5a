import { byOrder } from './changes.ts'
import type { QueueParts } from './create-queue.ts'
import { readEntry, type QueueEntry } from './entry.ts'
import type { News } from './news.ts'

const NAME = 'vitrine.queue'
/** One place per entry: a tab that removes what was sent can then never wipe out what another tab just added. */
const keyOf = (id: string) => `${NAME}.${id}`

/** What cannot be read stays where it is: a later version may understand it. */
function parse(json: string, author: string): QueueEntry | null {
  try {
    return readEntry(JSON.parse(json), author)
  } catch {
    return null
  }
}

/** Storage can be full or forbidden; then entries live in memory, and typing goes on. */
export function storedEntries(storage: Storage | null, author: string): QueueParts['storage'] {
  const unstored = new Map<string, QueueEntry>()
  /** Every step of the queue asks for all entries; what still lies there as the same text is the same entry, and nobody is drawn again for it. */
  let known = new Map<string, QueueEntry | null>()
  const stored = () => {
    const texts = storage
      ? Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').flatMap((key) => (key.startsWith(`${NAME}.`) ? (storage.getItem(key) ?? []) : []))
      : []
    known = new Map(texts.map((text) => [text, known.has(text) ? (known.get(text) ?? null) : parse(text, author)]))
    return [...known.values()].filter((entry) => entry !== null)
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

export function openSession(): Storage | null {
  try {
    return window.sessionStorage
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

/** Tells the other tabs of this site what happened on the server. */
export function openChannel(onNews: (news: News) => void): { post: (news: News) => void } {
  if (!('BroadcastChannel' in window)) return { post: () => {} }
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = (event: MessageEvent<News>) => onNews(event.data)
  return { post: (news) => channel.postMessage(news) }
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

const REST_MS = 200

/** Once the change is on the screen, and at the latest when the page goes away; the last of several waiting acts is enough. */
export function atRest(): (act: () => void) => void {
  let waiting: (() => void) | null = null
  let isLeaving = false
  const run = () => {
    const act = waiting
    waiting = null
    act?.()
  }
  window.addEventListener('pageshow', () => (isLeaving = false))
  window.addEventListener('pagehide', () => {
    isLeaving = true
    run()
  })
  // Phones may not say more than this.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run())
  return (act) => {
    const isSet = waiting !== null
    waiting = act
    if (isLeaving || document.visibilityState === 'hidden') run()
    else if (!isSet) setTimeout(run, REST_MS)
  }
}

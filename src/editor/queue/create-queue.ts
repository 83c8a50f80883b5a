import { createStore } from 'zustand/vanilla'
import { touchesOf } from '../../model/commands/command.ts'
import type { Fact } from '../../model/commands/facts.ts'
import { add, clashed, discarded, refused, release, resettled, resolveClash, saved, sendable, type Change, type ClashChoice, type GivenEntry, type Known } from './changes.ts'
import type { ClashEntry, QueueEntry } from './entry.ts'
import { retryDelay } from './retry-delay.ts'
import type { Phase } from './save-status.ts'

export type Refused = { code: string; message: string }
export type EntryResult = { id: string; kind: 'done' | 'clash'; facts: readonly Fact[] } | { id: string; kind: 'refused'; error: Refused }

export type SendResult =
  | { kind: 'answered'; results: readonly EntryResult[] }
  | { kind: 'signIn' }
  /** No connection, or a server that is busy: the same commands go out again. */
  | { kind: 'later'; retryAfterSeconds?: number }
  /** The server stumbled over what was sent, or refused it as a whole. */
  | { kind: 'fault'; error: Refused }

export type QueueParts = {
  author: string
  storage: { all: () => readonly QueueEntry[]; put: (entry: QueueEntry) => void; remove: (id: string) => void }
  send: (entries: readonly QueueEntry[]) => Promise<SendResult>
  /** Only one tab at a time does the work. */
  lock: (work: () => Promise<void>) => Promise<void>
  later: (run: () => void, milliseconds: number) => () => void
  random: () => number
  /** What is known of the open page. */
  known: () => Known
  /** The server told what it has of a page: the screen takes it over before what waited is forgotten. */
  onFacts: (pageId: string, facts: readonly Fact[]) => void
  onRefused: (entry: QueueEntry, message: string) => void
}

export type QueueState = { entries: readonly QueueEntry[]; phase: Phase }

export type Queue = ReturnType<typeof createQueue>

/** A server that fails on the same change this often will fail again: it is put aside, and the rest goes on. */
const MOST_FAULTS = 3

/** Commands wait here, stored, until the server has them: through bad connections, expired logins and crashes. */
export function createQueue({ author, storage, send, lock, later, random, known, onFacts, onRefused }: QueueParts) {
  const store = createStore<QueueState>(() => ({ entries: [], phase: 'idle' }))
  let attempt = 0
  let isWanted = false
  let running: Promise<void> | null = null
  let cancelRetry = () => {}
  const onItsWay = new Map<string, QueueEntry>()

  const own = () => storage.all().filter((entry) => entry.author === author)
  function refresh() {
    const [now, { entries }] = [own(), store.getState()]
    if (now.length !== entries.length || now.some((entry, at) => entry !== entries[at])) store.setState({ entries: now })
  }
  function setPhase(phase: Phase) {
    if (store.getState().phase !== phase) store.setState({ phase })
  }

  function retryLater(retryAfterSeconds?: number) {
    setPhase('waiting')
    cancelRetry()
    cancelRetry = later(() => void run(), retryDelay(attempt++, retryAfterSeconds, random))
  }

  function change({ put, remove }: Change) {
    // First put, then remove: a crash in between leaves one entry too many, never one too few.
    for (const entry of put) storage.put(entry)
    for (const id of remove) storage.remove(id)
    refresh()
  }

  function settleOne(entry: QueueEntry, result: EntryResult) {
    if (result.kind === 'refused') {
      if (result.error.code === 'internal') fail([entry], result.error)
      else putAside(entry, result.error)
      return
    }
    onFacts(entry.pageId, result.facts)
    change((result.kind === 'done' ? saved : clashed)(own(), entry, result.facts, known()))
  }

  function putAside(entry: QueueEntry, error: Refused) {
    change(refused(own(), entry, error, known()))
    onRefused(entry, error.message)
  }

  /** Several together may suffer from one of them: they go out one by one before any is put aside. */
  function fail(entries: readonly QueueEntry[], error: Refused) {
    for (const entry of entries) {
      const failed = { ...entry, faults: entry.faults + 1 }
      if (failed.faults >= MOST_FAULTS && entries.length === 1) putAside(failed, error)
      else change({ put: [failed], remove: [] })
    }
  }

  function settle(sent: readonly QueueEntry[], result: SendResult): 'next' | 'stop' {
    switch (result.kind) {
      case 'answered': {
        const byId = new Map(sent.map((entry) => [entry.command.id, entry]))
        for (const each of result.results) {
          const entry = byId.get(each.id)
          if (entry) settleOne(entry, each)
        }
        break
      }
      case 'signIn':
        setPhase('signIn')
        return 'stop'
      case 'later':
        retryLater(result.retryAfterSeconds)
        return 'stop'
      case 'fault':
        fail(sent, result.error)
        break
    }
    attempt = 0
    setPhase('sending')
    return 'next'
  }

  async function sendOnce(entries: readonly QueueEntry[]): Promise<SendResult> {
    for (const entry of entries) onItsWay.set(entry.command.id, entry)
    try {
      return await send(entries)
    } finally {
      for (const { command } of entries) onItsWay.delete(command.id)
    }
  }

  function nextOut(): readonly QueueEntry[] {
    const all = own()
    const isStumbling = all.some(({ faults, hold }) => faults > 0 && hold === null)
    return sendable(all, isStumbling ? 1 : undefined)
  }

  async function drain() {
    for (;;) {
      const entries = nextOut()
      refresh()
      if (entries.length === 0) return setPhase('idle')
      // While it keeps failing the bar goes on saying so, instead of flickering between two words.
      if (store.getState().phase === 'idle') setPhase('sending')
      if (settle(entries, await sendOnce(entries)) === 'stop') return
    }
  }

  async function work() {
    while (isWanted) {
      isWanted = false
      cancelRetry()
      await lock(drain).catch((error: unknown) => {
        console.error(error)
        retryLater()
      })
    }
    running = null
  }

  /** Sends what can be sent; settles when nothing more can be done now, also when another tab did it. */
  function run(): Promise<void> {
    isWanted = true
    running ??= work()
    return running
  }

  return {
    store,
    refresh,
    run,

    add(given: readonly Omit<GivenEntry, 'author'>[]) {
      change(
        add(
          own(),
          given.map((each) => ({ ...each, author })),
          known(),
        ),
      )
      void run()
    },

    /** Whether a change of it is on its way to the server, whose answer is near. */
    isSending(key: string): boolean {
      return [...onItsWay.values()].some(({ command }) => touchesOf(command).some((touched) => touched === key))
    },

    /** Clashes that came up while the page was closed can be judged now. */
    resettle() {
      change(resettled(own(), known()))
    },

    /** The page is going away: out without waiting. The same command may go out again later and is applied once. */
    sendLast() {
      const entries = nextOut().filter((entry) => !onItsWay.has(entry.command.id))
      if (entries.length > 0) void sendOnce(entries).then((result) => settle(entries, result))
    },

    /** Whether everything of this page has reached the server. */
    async flush(pageId: string): Promise<boolean> {
      await run()
      return !own().some((entry) => entry.pageId === pageId)
    },

    resolve(clash: ClashEntry, choice: ClashChoice) {
      change(resolveClash(own(), clash, choice, known()))
      void run()
    },

    retryParked() {
      change(release(own()))
      void run()
    },

    /** Gives up entries and what depends on them. */
    discard(entries: readonly QueueEntry[]) {
      change(discarded(own(), entries, known()))
    },
  }
}

import { createStore } from 'zustand/vanilla'
import type { FieldContent } from '../../model/content/field.ts'
import { add, arrived, clashed, firstOfEachField, judgeClash, nextToSend, refused, release, resolveClash, saved, type ArrivedSection, type Change, type ClashChoice, type Stored } from './changes.ts'
import { isText, type ClashEntry, type QueueEntry, type TextEntry } from './entry.ts'
import { retryDelay } from './retry-delay.ts'
import type { Phase } from './save-status.ts'
import { discarded } from './section-changes.ts'

export type SendResult =
  | ({ kind: 'saved' } & Stored)
  | { kind: 'clash'; theirs: FieldContent; revision: number }
  /** A command about a section was carried out; an added one comes with what the server knows of it. */
  | { kind: 'arrived'; section: ArrivedSection | null }
  | { kind: 'signIn' }
  /** No connection, or a server that is busy: the same command goes out again. */
  | { kind: 'later'; retryAfterSeconds?: number }
  | { kind: 'refused'; code: string; message: string }

export type SavedField = Stored & { fieldId: string }

export type QueueParts = {
  storage: { all: () => readonly QueueEntry[]; put: (entry: QueueEntry) => void; remove: (id: string) => void }
  send: (entry: QueueEntry) => Promise<SendResult>
  /** Only one tab at a time does the work. */
  lock: (work: () => Promise<void>) => Promise<void>
  later: (run: () => void, milliseconds: number) => () => void
  random: () => number
  onSaved: (field: SavedField) => void
  onArrived: (section: ArrivedSection | null) => void
  onRefused: (entry: QueueEntry, message: string) => void
}

export type QueueState = { entries: readonly QueueEntry[]; phase: Phase }

export type Queue = ReturnType<typeof createQueue>

/** Commands wait here, stored, until the server has them: through bad connections, expired logins and crashes. */
export function createQueue({ storage, send, lock, later, random, onSaved, onArrived, onRefused }: QueueParts) {
  const store = createStore<QueueState>(() => ({ entries: [], phase: 'idle' }))
  let attempt = 0
  let isWanted = false
  let running: Promise<void> | null = null
  let cancelRetry = () => {}
  const onItsWay = new Set<string>()

  const refresh = () => store.setState({ entries: storage.all() })
  const setPhase = (phase: Phase) => store.setState({ phase })

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

  function settleText(entry: TextEntry, result: Extract<SendResult, { kind: 'saved' | 'clash' }>) {
    const { fieldId } = entry.command
    const { revision } = result
    if (result.kind === 'saved') {
      change(saved(storage.all(), entry, result))
      onSaved({ fieldId, content: result.content, revision })
      return
    }
    const theirs = { content: result.theirs, revision }
    change(clashed(storage.all(), entry, theirs))
    if (judgeClash(entry, theirs) === 'saved') onSaved({ fieldId, ...theirs })
  }

  function settle(entry: QueueEntry, result: SendResult): 'next' | 'stop' {
    switch (result.kind) {
      case 'saved':
      case 'clash':
        if (isText(entry)) settleText(entry, result)
        break
      case 'arrived':
        change(arrived(storage.all(), entry, result.section))
        onArrived(result.section)
        break
      case 'refused':
        change(refused(storage.all(), entry, { code: result.code, message: result.message }))
        onRefused(entry, result.message)
        break
      case 'signIn':
        setPhase('signIn')
        return 'stop'
      case 'later':
        retryLater(result.retryAfterSeconds)
        return 'stop'
    }
    attempt = 0
    setPhase('sending')
    return 'next'
  }

  async function sendOnce(entry: QueueEntry): Promise<SendResult> {
    onItsWay.add(entry.command.id)
    try {
      return await send(entry)
    } finally {
      onItsWay.delete(entry.command.id)
    }
  }

  async function drain() {
    for (;;) {
      const entry = nextToSend(storage.all())
      refresh()
      if (!entry) return setPhase('idle')
      // While it keeps failing the bar goes on saying so, instead of flickering between two words.
      if (store.getState().phase === 'idle') setPhase('sending')
      if (settle(entry, await sendOnce(entry)) === 'stop') return
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

    add(given: Pick<QueueEntry, 'command' | 'pageId' | 'revision'>) {
      change(add(storage.all(), given))
      void run()
    },

    /** The page is going away: out without waiting. The same command may go out again later and is applied once. */
    sendLast() {
      const entries = firstOfEachField(storage.all()).filter((entry) => !onItsWay.has(entry.command.id))
      for (const entry of entries) void sendOnce(entry).then((result) => settle(entry, result))
    },

    /** Whether everything of this page has reached the server. */
    async flush(pageId: string): Promise<boolean> {
      await run()
      return !storage.all().some((entry) => entry.pageId === pageId)
    },

    resolve(clash: ClashEntry, choice: ClashChoice) {
      change(resolveClash(storage.all(), clash, choice))
      void run()
    },

    retryParked() {
      change(release(storage.all()))
      void run()
    },

    /** Gives up entries and what depends on them; answers all that is gone, in its order. */
    discard(entries: readonly QueueEntry[]): readonly QueueEntry[] {
      const all = storage.all()
      const given = discarded(all, entries)
      change(given)
      return all.filter(({ command }) => given.remove.includes(command.id))
    },
  }
}

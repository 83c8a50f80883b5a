import type pg from 'pg'
import { createListening } from '../listening/listening.ts'

export type TalkOptions = {
  url: string
  pool: pg.Pool
  processId: string
  warn: (fields: object, message: string) => void
}

type Heard = {
  /** Another process says where a channel stands. */
  onNumber: (key: string, sequence: number) => void
  /** Another process passes a message on, as JSON. */
  onPassing: (key: string, json: string) => void
  /** Something may have been missed. */
  onBack: () => void
}

export type ProcessTalk = {
  sayNumber: (key: string, sequence: number) => void
  sayPassing: (key: string, json: string) => void
  close: () => Promise<void>
}

const NAME = 'vitrine-live:'
const CHANNEL = 'vitrine_live'
/** PostgreSQL refuses notifications of 8000 bytes and more. */
const MAX_BYTES = 7900
/** Passing messages that wait while the database is slow; beyond that the oldest are lost. */
const MAX_WAITING = 1000
const RETRY_MS = 500
/** Said by who was alone until now: what changed just before was told to nobody. */
const LOOK_AGAIN = '!'

/**
 * Between processes travels «this channel stands at this number», after the commit and for many channels at once, and what is
 * told in passing. One channel of PostgreSQL serves all of them.
 */
export async function createProcessTalk({ url, pool, processId, warn, ...heard }: TalkOptions & Heard): Promise<ProcessTalk> {
  const numbers = new Map<string, number>()
  const passing: string[] = []
  let isSaying = false
  let isClosed = false
  // A message takes a lock of the whole database when it commits, so nobody speaks who is alone.
  let isAlone = false
  let hasHeard = false

  /** Another process may run another version; what it says must not end this one. */
  function receive(payload: string) {
    try {
      understand(payload)
    } catch (error) {
      warn({ error: String(error) }, 'what another process said was not understood')
    }
  }

  function understand(payload: string) {
    const [from, ...lines] = payload.split('\n')
    if (from === processId) return
    hasHeard = true
    if (isAlone) answerHello()
    for (const line of lines) {
      if (line === LOOK_AGAIN) heard.onBack()
      else hearLine(line)
    }
  }

  const say = (lines: readonly string[]) => pool.query('select pg_notify($1, $2)', [CHANNEL, [processId, ...lines].join('\n')])

  function hearLine(line: string) {
    const end = line.indexOf(' ')
    const [key, said] = [line.slice(0, end), line.slice(end + 1)]
    if (said.startsWith('{')) heard.onPassing(key, said)
    else heard.onNumber(key, Number(said))
  }

  function answerHello() {
    isAlone = false
    say([LOOK_AGAIN]).catch((error: unknown) => warn({ error: String(error) }, 'a new process was not answered'))
  }

  /** As many lines as one message holds. */
  function nextLines(): string[] {
    const lines: string[] = []
    let bytes = processId.length
    for (const line of waitingLines()) {
      bytes += Buffer.byteLength(line) + 1
      if (bytes > MAX_BYTES && lines.length > 0) break
      lines.push(line)
    }
    return lines
  }

  function* waitingLines(): Generator<string> {
    for (const [key, sequence] of numbers) yield `${key} ${sequence}`
    yield* passing
  }

  function takeNext(): { lines: string[]; taken: [string, number][] } {
    const lines = nextLines()
    const taken = [...numbers].slice(0, lines.length)
    for (const [key] of taken) numbers.delete(key)
    passing.splice(0, lines.length - taken.length)
    return { lines, taken }
  }

  /** What is said while a message is on its way goes into the next one. */
  async function sayAll(): Promise<void> {
    if (isSaying || isClosed) return
    isSaying = true
    try {
      while (numbers.size + passing.length > 0) await sayNext()
    } catch (error) {
      if (isClosed) return
      warn({ error: String(error) }, 'other processes were not told of a change')
      setTimeout(() => void sayAll(), RETRY_MS).unref()
    } finally {
      isSaying = false
    }
  }

  /** A number that did not get through is said again, for others would never know; a passing message is lost. */
  async function sayNext(): Promise<void> {
    const { lines, taken } = takeNext()
    try {
      await say(lines)
    } catch (error) {
      for (const [key, sequence] of taken) numbers.set(key, Math.max(sequence, numbers.get(key) ?? 0))
      throw error
    }
  }

  /** Whoever starts says hello, so that a process that was alone hears that it no longer is. */
  async function greet(): Promise<void> {
    hasHeard = false
    await say([])
    const { rows } = await pool.query(
      'select 1 from pg_stat_activity where datname = current_database() and starts_with(application_name, $1) and application_name <> $2 limit 1',
      [NAME, NAME + processId],
    )
    isAlone = rows.length === 0 && !hasHeard
  }

  function comeBack() {
    isAlone = false
    greet().catch((error: unknown) => warn({ error: String(error) }, 'other processes were not greeted'))
    heard.onBack()
  }

  const listening = await createListening({ url, name: NAME + processId, channel: CHANNEL, onMessage: receive, onBack: comeBack, warn })
  await greet()

  return {
    sayNumber(key, sequence) {
      if (isAlone) return
      numbers.set(key, sequence)
      void sayAll()
    },
    sayPassing(key, json) {
      if (isAlone) return
      if (passing.push(`${key} ${json}`) > MAX_WAITING) passing.shift()
      void sayAll()
    },
    async close() {
      isClosed = true
      await listening.close()
    },
  }
}

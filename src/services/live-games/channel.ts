import type { LiveMessage, Place, ReadNews } from './live-games.ts'

type Listener = { send: (message: LiveMessage) => void; sent: number }

const RETRY_MS = 500

type Options = { place: Place; read: ReadNews; warn: (fields: object, message: string) => void }

/** The listeners of one game in this process. It keeps no state of the game, only up to where they have heard it. */
export function createChannel({ place, read, warn }: Options) {
  const listeners = new Set<Listener>()
  let told: number | null = null
  let heard = 0
  let mustRead = false
  let isReading = false

  function tell(messages: readonly LiveMessage[], upTo: number) {
    for (const message of messages) {
      for (const listener of listeners) {
        if (message.sequence <= listener.sent) continue
        listener.sent = message.sequence
        listener.send(message)
      }
    }
    told = Math.max(told ?? 0, upTo)
  }

  async function catchUp(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      while (told !== null && listeners.size > 0 && (mustRead || heard > told)) {
        mustRead = false
        const goal = heard
        const news = await read(place, told, false)
        if (!news) break
        tell(news.messages, news.sequence)
        // A number that the database does not know, as after a restored backup, is not asked for again.
        if (heard === goal) heard = Math.min(heard, told)
      }
    } catch (error) {
      warn({ error: String(error) }, 'a live game could not catch up')
      setTimeout(() => void catchUp(), RETRY_MS).unref()
    } finally {
      isReading = false
    }
  }

  return {
    size: () => listeners.size,

    /** Messages that follow on `after`; on a gap the missing ones are read, so that nobody hears a later one first. */
    follow(after: number, messages: readonly LiveMessage[], upTo: number) {
      heard = Math.max(heard, upTo)
      if (told === null || upTo <= told) return
      if (told === after) tell(messages, upTo)
      else void catchUp()
    },

    /** Another process says where the game stands. */
    hear(sequence: number) {
      heard = Math.max(heard, sequence)
      if (told !== null && sequence > told) void catchUp()
    },

    /** What was said about the game may have been missed. */
    recheck() {
      mustRead = true
      void catchUp()
    },

    async join(after: number | null, send: Listener['send']): Promise<(() => void) | null> {
      // Deaf until it has what came before.
      const listener: Listener = { send, sent: Number.POSITIVE_INFINITY }
      listeners.add(listener)
      const leave = () => void listeners.delete(listener)
      try {
        let news = await read(place, after, true)
        while (news && news.sequence < (told ?? 0)) news = await read(place, after, true)
        if (!news) {
          leave()
          return null
        }
        listener.sent = news.sequence
        told ??= news.sequence
        for (const message of news.messages) send(message)
        if (heard > told) void catchUp()
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

export type Channel = ReturnType<typeof createChannel>

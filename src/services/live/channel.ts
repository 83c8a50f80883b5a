import type { Change, LiveMessage, PassingMessage, Place, ReadNews } from './live.ts'

const RETRY_MS = 500

type Options<Message extends LiveMessage> = { place: Place; read: ReadNews<Message>; warn: (fields: object, message: string) => void }

/** The listeners of one place in this process. It keeps no state of the place, only up to where they have heard it. */
export function createChannel<Message extends LiveMessage, Passing extends PassingMessage>({ place, read, warn }: Options<Message>) {
  type Listener = { send: (message: Message | Passing) => void; sent: number }
  const listeners = new Set<Listener>()
  let told: number | null = null
  let heard = 0
  let mustRead = false
  let isReading = false

  function tell(messages: readonly Message[], upTo: number) {
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
      warn({ error: String(error) }, 'a live channel could not catch up')
      setTimeout(() => void catchUp(), RETRY_MS).unref()
    } finally {
      isReading = false
    }
  }

  return {
    size: () => listeners.size,

    /** Messages that follow on `after`; on a gap the missing ones are read, so that nobody hears a later one first. */
    follow({ after, messages, sequence }: Change<Message>) {
      heard = Math.max(heard, sequence)
      if (told === null || sequence <= told) return
      if (told === after) tell(messages, sequence)
      else void catchUp()
    },

    /** Another process says where the place stands. */
    hear(sequence: number) {
      heard = Math.max(heard, sequence)
      if (told !== null && sequence > told) void catchUp()
    },

    /** Not for those who are still reading what came before. */
    pass(message: Passing) {
      for (const listener of listeners) if (listener.sent !== Number.POSITIVE_INFINITY) listener.send(message)
    },

    /** What was said about the place may have been missed. */
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

export type Channel<Message extends LiveMessage, Passing extends PassingMessage> = ReturnType<typeof createChannel<Message, Passing>>

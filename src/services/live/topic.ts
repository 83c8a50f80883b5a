import { createChannel, type Channel } from './channel.ts'
import type { LiveMessage, PassingMessage, Place, Topic, TopicOptions } from './live.ts'
import type { ProcessTalk } from './process-talk.ts'

/** Keeps a message well below what PostgreSQL carries, and streams small: whoever has more to say stores it and publishes. */
const MAX_PASSING_BYTES = 2000

type Options<Message extends LiveMessage, Passing extends PassingMessage> = TopicOptions<Message, Passing> & {
  talk: ProcessTalk
  warn: (fields: object, message: string) => void
}

/** What other processes say about the places of a topic. */
export type OpenTopic = {
  hearNumber: (place: string, sequence: number) => void
  hearPassing: (place: string, json: string) => void
  recheck: () => void
  stats: () => { channels: number; listeners: number }
}

const keyOf = ({ siteId, id }: Place) => `${siteId}/${id}`

export function createTopic<Message extends LiveMessage, Passing extends PassingMessage>({
  name,
  read,
  readPassing,
  talk,
  warn,
}: Options<Message, Passing>): Topic<Message, Passing> & OpenTopic {
  const channels = new Map<string, Channel<Message, Passing>>()

  return {
    publish(place, change) {
      if (change.sequence === change.after) return
      channels.get(keyOf(place))?.follow(change)
      talk.sayNumber(`${name}/${keyOf(place)}`, change.sequence)
    },

    tell(place, message) {
      const json = JSON.stringify(message)
      if (Buffer.byteLength(json) > MAX_PASSING_BYTES) return warn({ topic: name, message: message.name }, 'a passing message was too large and is lost')
      channels.get(keyOf(place))?.pass(message)
      talk.sayPassing(`${name}/${keyOf(place)}`, json)
    },

    async join(place, after, send) {
      const key = keyOf(place)
      const channel = channels.get(key) ?? createChannel<Message, Passing>({ place, read, warn })
      channels.set(key, channel)
      const forget = () => {
        if (channel.size() === 0 && channels.get(key) === channel) channels.delete(key)
      }
      try {
        const leave = await channel.join(after, send)
        if (!leave) forget()
        return (
          leave &&
          (() => {
            leave()
            forget()
          })
        )
      } catch (error) {
        forget()
        throw error
      }
    },

    hearNumber: (key, sequence) => channels.get(key)?.hear(sequence),
    hearPassing(key, json) {
      const channel = channels.get(key)
      if (!channel) return
      const message = readPassing?.(JSON.parse(json)) ?? null
      if (message) channel.pass(message)
    },
    recheck() {
      for (const channel of channels.values()) channel.recheck()
    },
    stats: () => ({ channels: channels.size, listeners: [...channels.values()].reduce((sum, channel) => sum + channel.size(), 0) }),
  }
}

import type { Live, LiveMessage, PassingMessage, TopicOptions } from './live.ts'
import { createProcessTalk, type TalkOptions } from './process-talk.ts'
import { createTopic, type OpenTopic } from './topic.ts'

/**
 * Inside a process changes go straight to the listeners; other processes hear where a place stands, and whoever has listeners
 * reads the rest. No listener holds a connection.
 */
export async function createPostgresLive(options: TalkOptions): Promise<Live> {
  const topics = new Map<string, OpenTopic>()
  const about = (key: string, tell: (topic: OpenTopic, place: string) => void) => {
    const end = key.indexOf('/')
    const topic = topics.get(key.slice(0, end))
    if (topic) tell(topic, key.slice(end + 1))
  }

  const talk = await createProcessTalk({
    ...options,
    onNumber: (key, sequence) => about(key, (topic, place) => topic.hearNumber(place, sequence)),
    onPassing: (key, json) => about(key, (topic, place) => topic.hearPassing(place, json)),
    onBack: () => topics.forEach((topic) => topic.recheck()),
  })

  return {
    topic<Message extends LiveMessage, Passing extends PassingMessage = never>(topicOptions: TopicOptions<Message, Passing>) {
      if (topics.has(topicOptions.name)) throw new Error(`There is a topic ${topicOptions.name} already.`)
      const topic = createTopic({ ...topicOptions, talk, warn: options.warn })
      topics.set(topicOptions.name, topic)
      return topic
    },
    stats() {
      const all = [...topics.values()].map((topic) => topic.stats())
      return { channels: all.reduce((sum, { channels }) => sum + channels, 0), listeners: all.reduce((sum, { listeners }) => sum + listeners, 0) }
    },
    close: talk.close,
  }
}

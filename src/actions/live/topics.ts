import type { Live } from '../../services/live/live.ts'
import type { Store } from '../../store/store.ts'
import { readPresence, type PageTopic } from './page-messages.ts'
import { createReadNews } from './read-news.ts'
import { createReadPageNews } from './read-page-news.ts'

/** Everything that can be followed, listed once. */
export function openTopics(live: Live, store: Store) {
  const page: PageTopic = live.topic({ name: 'page', read: createReadPageNews(store), readPassing: readPresence })
  return {
    game: live.topic({ name: 'game', read: createReadNews(store) }),
    page,
  }
}

export type Topics = ReturnType<typeof openTopics>

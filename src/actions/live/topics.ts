import type { Live } from '../../services/live/live.ts'
import type { Store } from '../../store/store.ts'
import { createReadNews } from './read-news.ts'

/** Everything that can be followed, listed once. */
export function openTopics(live: Live, store: Store) {
  return {
    game: live.topic({ name: 'game', read: createReadNews(store) }),
  }
}

export type Topics = ReturnType<typeof openTopics>

import type { Live } from '../../services/live/live.ts'
import type { Store } from '../../store/store.ts'
import { readPresence, type PageTopic } from './page-messages.ts'
import { createReadNews } from './read-news.ts'
import { createReadPageNews } from './read-page-news.ts'
import { readSiteMessage, type SiteTopic } from './site-messages.ts'

/** Everything that can be followed, listed once. */
export function openTopics(live: Live, store: Store) {
  const page: PageTopic = live.topic({ name: 'page', read: createReadPageNews(store), readPassing: readPresence })
  // Nothing of it is stored under a number: what is told is a hint.
  const site: SiteTopic = live.topic({ name: 'site', read: async () => ({ sequence: 0, messages: [] }), readPassing: readSiteMessage })
  return {
    game: live.topic({ name: 'game', read: createReadNews(store) }),
    page,
    site,
  }
}

export type Topics = ReturnType<typeof openTopics>

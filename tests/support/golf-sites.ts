import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { SeedPage, SeedSite } from '../../src/actions/demo/seed.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Locale } from '../../src/model/locales.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createFolderObjects } from '../../src/services/objects/folder-objects.ts'
import { createObjectPictures } from '../../src/services/pictures/object-pictures.ts'
import { createObjectStreams } from '../../src/services/streams/object-streams.ts'
import { withJourneyStore } from './journey-store.ts'

const page = (locale: Locale, key: string, type: string, collection?: string): SeedPage => ({
  key,
  collection,
  role: key === '~home' ? 'home' : undefined,
  slugs: { [locale]: key },
  name: { [locale]: key },
  description: {},
  sections: [{ type, slots: { title: { text: { [locale]: key } } } }],
})

function seedOf(label: string, locale: Locale, features: SeedSite['site']['features']): SeedSite {
  return {
    site: { name: 'Golf', host: `${label}.localhost`, businessType: 'general', locales: [locale], features, theme: DEFAULT_THEME },
    settings: {},
    navigation: [],
    picture: () => Promise.reject(new Error('These sites have no pictures')),
    pages: [
      page(locale, '~home', 'gameSetup'),
      page(locale, '~urban-golf-start', 'gameSetup'),
      ...['eins', 'zwei', 'drei'].map((key) => page(locale, key, 'scoreTracker', 'trail')),
    ],
  }
}

/** Two small courses in the journeys' own server: one where the game is off, one in a language it does not speak. */
export async function createGolfSites(): Promise<void> {
  const objects = createFolderObjects(join(inject('dataDir'), 'media'))
  await withJourneyStore(async (store) => {
    const parts = {
      store,
      pageLocks: createPageLocks({ secret: 'x'.repeat(32), isSecure: false }),
      pictures: createObjectPictures(objects),
      streams: createObjectStreams(objects),
      newId: () => idFromBytes(randomBytes(16)),
    }
    await seedSite(parts, seedOf('golf-off', 'de', []))
    await seedSite(parts, seedOf('golf-italian', 'it', ['game']))
  })
}

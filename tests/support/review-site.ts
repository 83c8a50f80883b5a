import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { SeedBusiness, SeedPage, SeedSite } from '../../src/actions/demo/seed.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createFolderObjects } from '../../src/services/objects/folder-objects.ts'
import { createObjectPictures } from '../../src/services/pictures/object-pictures.ts'
import { createObjectStreams } from '../../src/services/streams/object-streams.ts'
import { withJourneyStore } from './journey-store.ts'

export const REVIEW_SITE = 'bewertungen'

const branch = (id: string, name: string, city: string, active = true): SeedBusiness['branches'][number] => ({
  id,
  name,
  city,
  active,
  street: 'Gasse',
  streetNumber: '1',
  zip: '6300',
  phone: '',
  email: '',
  openingHours: { periods: [], special: [] },
})
const review = (branchId: string, rating: number) => ({ branchId, rating, text: `Text ${rating}`, authorName: `Person ${rating}`, relativeTimeDescription: `vor ${rating} Tagen` })

const business: SeedBusiness = {
  id: 'atelier',
  name: 'Atelier',
  branches: [branch('markt', 'Atelier am Markt', 'Zug'), branch('see', 'Atelier am See', 'Cham'), branch('zu', 'Atelier im Umbau', 'Baar', false)],
  reviews: [review('markt', 4), review('see', 4.5), review('markt', 4.7), review('see', 4.4), review('markt', 2), review('zu', 5)],
}

const page = (key: string, options: Record<string, unknown>, role?: SeedPage['role']): SeedPage => ({
  key,
  role,
  slugs: { de: key },
  name: { de: key },
  description: {},
  sections: [{ type: 'reviewSlider', options, slots: { title: { text: { de: 'Bewertungen' } } } }],
})
const both = ['markt', 'see', 'zu']

const site: SeedSite = {
  site: { name: 'Atelier', host: `${REVIEW_SITE}.localhost`, businessType: 'general', locales: ['de'], features: [], theme: DEFAULT_THEME },
  settings: {},
  navigation: [],
  businesses: [business],
  picture: () => Promise.reject(new Error('This site has no pictures')),
  pages: [
    page('~home', { locations: both }, 'home'),
    page('vier', { locations: both, minRating: 4 }),
    page('drei', { locations: ['markt'] }),
    page('keine', { locations: both, minRating: 5 }),
    page('ohne', {}),
  ],
}

/** Two open branches with five reviews between them, and a page per choice of rating and branches. */
export async function createReviewSite(): Promise<void> {
  const objects = createFolderObjects(join(inject('dataDir'), 'media'))
  await withJourneyStore((store) =>
    seedSite(
      {
        store,
        pageLocks: createPageLocks({ secret: 'x'.repeat(32), isSecure: false }),
        pictures: createObjectPictures(objects),
        streams: createObjectStreams(objects),
        newId: () => idFromBytes(randomBytes(16)),
      },
      site,
    ),
  )
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { inject } from 'vitest'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { SeedGroup, SeedPage, SeedSite } from '../../src/actions/demo/seed.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Settings } from '../../src/model/site/settings.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createFolderObjects } from '../../src/services/objects/folder-objects.ts'
import { createObjectPictures } from '../../src/services/pictures/object-pictures.ts'
import { createObjectStreams } from '../../src/services/streams/object-streams.ts'
import { addMember } from '../../src/store/members.ts'
import { readSettings, writeSettings } from '../../src/store/settings.ts'
import type { SiteTx } from '../../src/store/store.ts'
import { userIdByEmail } from '../../src/store/users.ts'
import { forgetSettings } from './demo-settings.ts'
import { withJourneyStore } from './journey-store.ts'

const newId = () => idFromBytes(randomBytes(16))

export const BRANCH = { name: 'Stäfa', street: 'Gesuchte Gasse', streetNumber: '2', zip: '8712', city: 'Stäfa', phone: '044 555 22 22', email: 'staefa@optik.example' }
export const BUSINESS = 'Optik Muster'
export const SITE_NAME = 'Haus am Hang'

const hoursFrom = (time: string) => ({ periods: [{ open: { day: 1, time }, close: { day: 1, time: '18:30' } }], special: [] })
/** As looked up, and as somebody changed them here. */
export const HOURS = { lookedUp: '09:10', own: '10:45' }

const both = (text: string) => ({ de: text, fr: text })
const hero = (title: string): SeedGroup => ({
  type: 'hero',
  options: { color: 'primary' },
  slots: { title: { text: both(title) }, backgroundImage: { picture: 'ground', alt: both('Bild') } },
})
const page = (key: string, name: string, more: Partial<SeedPage> = {}): SeedPage => ({
  key,
  slugs: both(key),
  name: both(name),
  description: {},
  sections: [hero(name)],
  ...more,
})

/** What its home page holds besides, and whether the hours of its branch were changed. */
type SettingsSiteOptions = { more?: readonly SeedGroup[]; hasOwnHours?: boolean }

const colours: Readonly<Record<string, string>> = { ground: '#7a8f6a', dark: '#182c3a', light: '#fff4d6' }

const seedOf = (label: string, { more = [], ...options }: SettingsSiteOptions): SeedSite => ({
  site: { name: SITE_NAME, host: `${label}.localhost`, businessType: 'optician', locales: ['de', 'fr'], features: [], theme: DEFAULT_THEME },
  // A page that is made in one language can be published.
  settings: { publishing: { policy: 'perLanguage' } },
  logo: { picture: 'dark', alternative: 'light' },
  navigation: [{ label: both('Angebot'), pages: [{ key: 'zimmer' }, { key: 'leistungen' }] }],
  businesses: [
    {
      id: newId(),
      name: BUSINESS,
      branches: [{ ...BRANCH, id: newId(), openingHours: hoursFrom(HOURS.lookedUp), openingHoursOverride: options.hasOwnHours === false ? null : hoursFrom(HOURS.own) }],
    },
  ],
  picture: (name) =>
    sharp({ create: { width: 960, height: 240, channels: 3, background: colours[name] ?? '#000000' } })
      .png()
      .toBuffer(),
  pages: [
    page('~home', 'Start', { role: 'home', sections: [hero('Start'), ...more] }),
    page('~contact', 'Kontakt', { role: 'contact', sections: [{ type: 'contactForm', slots: { title: { text: both('Schreiben Sie uns') } } }] }),
    page('zimmer', 'Zimmer'),
    page('haus', 'Unser Haus', { slugs: { de: 'haus', fr: 'maison' }, sections: [hero('Unser Haus'), { type: 'videoPlayer', slots: { title: { text: both('Rundgang') } } }] }),
    page('leistungen', 'Leistungen', { sections: [hero('Leistungen'), { type: 'servicesContainer', slots: { title: { text: both('Alles') } } }] }),
    ...['Sehtest', 'Linsen'].map((name) => page(name.toLowerCase(), name, { collection: 'services' })),
    page('namenlos', '', { name: {} }),
  ],
})

export type SettingsSite = {
  label: string
  inSite: <Result>(work: (tx: SiteTx) => Promise<Result>) => Promise<Result>
  stored: () => Promise<Settings>
  /** As it was made. */
  reset: () => Promise<void>
}

/** A site of its own in the journeys' server, as it is before anybody has set anything; the administrator edits it. */
export async function createSettingsSite(label: string, options: SettingsSiteOptions = {}): Promise<SettingsSite> {
  const objects = createFolderObjects(join(inject('dataDir'), 'media'))
  const siteId = await withJourneyStore(async (store) => {
    const parts = {
      store,
      pageLocks: createPageLocks({ secret: 'x'.repeat(32), isSecure: false }),
      pictures: createObjectPictures(objects),
      streams: createObjectStreams(objects),
      newId,
    }
    const id = await seedSite(parts, seedOf(label, options))
    await addMember(store.platform, (await userIdByEmail(store.platform, 'editor@verband.example')) ?? '', id)
    return id
  })
  const inSite: SettingsSite['inSite'] = (work) => withJourneyStore((store) => store.inSite(siteId, work))
  const before = await inSite(readSettings)
  return {
    label,
    inSite,
    stored: () => inSite(readSettings),
    async reset() {
      await inSite((tx) => writeSettings(tx, before))
      await forgetSettings('verband', `${label}.localhost`)
    },
  }
}

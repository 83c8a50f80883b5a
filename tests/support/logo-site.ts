import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { inject } from 'vitest'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { SeedGroup, SeedSite } from '../../src/actions/demo/seed.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import { settingsSchema } from '../../src/model/site/settings.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createFolderObjects } from '../../src/services/objects/folder-objects.ts'
import { createObjectPictures } from '../../src/services/pictures/object-pictures.ts'
import { createObjectStreams } from '../../src/services/streams/object-streams.ts'
import { addMember } from '../../src/store/members.ts'
import { readSettings, writeSettings } from '../../src/store/settings.ts'
import { userIdByEmail } from '../../src/store/users.ts'
import { forgetSettings } from './demo-settings.ts'
import { withJourneyStore } from './journey-store.ts'

export const LOGO_SITE = { label: 'logo', name: 'Haus am Hang' }
const host = `${LOGO_SITE.label}.localhost`

const section = (title: string): SeedGroup => ({ type: 'hero', options: { color: 'primary' }, slots: { title: { text: { de: title } } } })

const bar = (color: string) =>
  sharp(Buffer.from(`<svg width="960" height="240"><rect x="120" width="720" height="240" fill="${color}"/></svg>`))
    .png()
    .toBuffer()

const seed: SeedSite = {
  site: { name: LOGO_SITE.name, host, businessType: 'general', locales: ['de'], features: [], theme: DEFAULT_THEME },
  settings: {},
  logo: { picture: 'dark', alternative: 'light' },
  navigation: [{ label: { de: 'Zimmer' }, pages: [{ key: 'zimmer' }] }],
  picture: (name) => bar(name === 'dark' ? '#182c3a' : '#fff4d6'),
  pages: [
    { key: '~home', role: 'home', slugs: { de: '~home' }, name: { de: 'Start' }, description: {}, sections: ['Start', 'Mitte', 'Mehr', 'Schluss'].map(section) },
    { key: 'zimmer', slugs: { de: 'zimmer' }, name: { de: 'Zimmer' }, description: {}, sections: [section('Zimmer')] },
  ],
}

type Wish = { appearance?: object; header?: object; footer?: object; without?: readonly ('picture' | 'alternative')[] }
export type LogoSite = {
  ids: { picture: string; alternative: string }
  /** Saves settings and forgets what was drawn with the old ones. */
  choose: (wish?: Wish) => Promise<void>
}

/** A site with a logo in the journeys' own server, and a way to change how it is shown. */
export async function createLogoSite(): Promise<LogoSite> {
  const objects = createFolderObjects(join(inject('dataDir'), 'media'))
  const { siteId, ids } = await withJourneyStore(async (store) => {
    const parts = {
      store,
      pageLocks: createPageLocks({ secret: 'x'.repeat(32), isSecure: false }),
      pictures: createObjectPictures(objects),
      streams: createObjectStreams(objects),
      newId: () => idFromBytes(randomBytes(16)),
    }
    const id = await seedSite(parts, seed)
    await addMember(store.platform, (await userIdByEmail(store.platform, 'editor@verband.example')) ?? '', id)
    return { siteId: id, ids: (await store.inSite(id, readSettings)).logo }
  })
  return {
    ids,
    async choose({ without = [], ...wish } = {}) {
      const logo = { ...ids, ...Object.fromEntries(without.map((part) => [part, ''])) }
      await withJourneyStore((store) => store.inSite(siteId, (tx) => writeSettings(tx, settingsSchema.parse({ ...wish, logo }))))
      await forgetSettings('verband', host)
    },
  }
}

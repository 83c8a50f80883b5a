import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { inject } from 'vitest'
import { seedSite } from '../../src/actions/demo/seed-site.ts'
import type { SeedGroup, SeedPage, SeedSite } from '../../src/actions/demo/seed.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import { createPageLocks } from '../../src/services/page-locks/page-locks.ts'
import { createObjectStreams } from '../../src/services/streams/object-streams.ts'
import { createFolderObjects } from '../../src/services/objects/folder-objects.ts'
import { createObjectPictures } from '../../src/services/pictures/object-pictures.ts'
import { setDisallowedLanguages } from '../../src/store/pages.ts'
import { withJourneyStore } from './journey-store.ts'

export const PROFILE_URL = 'https://konto.example/profil'
const LOGIN_URL = 'https://konto.example/anmelden'
const transparent = { header: 'transparent', headerType: 'default', opaqueHeaderOnMobile: false }

/** Settings by host label; together they hold all four combinations of a profile link's two settings. */
const SETTINGS = {
  'header-plain': {},
  'header-full': {
    appearance: { ...transparent, headerType: 'fixed', opaqueHeaderOnMobile: true },
    header: { upperCase: true, logoPosition: 'center', loginPage: { useLinkToLoginPage: true }, userProfile: { url: PROFILE_URL, showUrl: true } },
  },
  'header-url': { appearance: transparent, header: { logoSize: 'large', loginPage: { url: LOGIN_URL }, userProfile: { url: PROFILE_URL, showUrl: false } } },
  'header-flag': { appearance: { showLogoOnMobile: false }, header: { loginPage: { useLinkToLoginPage: true, url: LOGIN_URL }, userProfile: { url: '', showUrl: true } } },
}
export type HeaderSite = keyof typeof SETTINGS

const hero = (name: string): SeedGroup => ({
  type: 'hero',
  options: { color: 'primary', gradient: false },
  slots: { title: { text: { de: name, fr: name } }, backgroundImage: { picture: 'one', alt: { de: 'Bild', fr: 'Image' } } },
})
const page = (key: string, name: string, role?: SeedPage['role']): SeedPage => ({
  key,
  role,
  slugs: { de: key, fr: key },
  name: { de: name, fr: `${name} fr` },
  description: {},
  sections: [hero(name), ...Array.from({ length: 5 }, (_, index) => hero(`${name} ${index}`))],
})

function seedOf(label: HeaderSite): SeedSite {
  return {
    site: { name: 'Haus am Hang', host: `${label}.localhost`, businessType: 'general', locales: ['de', 'fr'], features: [], theme: DEFAULT_THEME },
    settings: SETTINGS[label],
    navigation: [
      { label: { de: 'Angebot', fr: 'Offre' }, pages: [{ key: 'zimmer' }, { key: 'fonduestube' }] },
      { label: { de: 'Haus', fr: 'Maison' }, pages: [{ key: 'haus' }] },
      { label: { de: 'Buchen', fr: 'Réserver' }, pages: [{ key: 'buchen', appearance: 'button' }] },
    ],
    picture: () =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a8f6a' } })
        .png()
        .toBuffer(),
    pages: [page('~home', 'Start', 'home'), page('zimmer', 'Zimmer'), page('fonduestube', 'Fonduestube'), page('haus', 'Unser Haus'), page('buchen', 'Zimmer buchen')],
  }
}

/** Small sites in the journeys' own server, each with other settings; one page of each does not exist in French. */
export async function createHeaderSites(): Promise<void> {
  const objects = createFolderObjects(join(inject('dataDir'), 'media'))
  await withJourneyStore(async (store) => {
    const parts = {
      store,
      pageLocks: createPageLocks({ secret: 'x'.repeat(32), isSecure: false }),
      pictures: createObjectPictures(objects),
      streams: createObjectStreams(objects),
      newId: () => idFromBytes(randomBytes(16)),
    }
    for (const label of Object.keys(SETTINGS) as HeaderSite[]) {
      const siteId = await seedSite(parts, seedOf(label))
      await store.inSite(siteId, async (tx) => {
        const { rows } = await tx.execute<{ page_id: string }>(`select page_id from site.slugs where slug = 'fonduestube' limit 1`)
        await setDisallowedLanguages(tx, rows[0]?.page_id ?? '', ['fr'])
        // As published: visitors see nothing of what an editor only closed in the draft.
        await tx.execute(`update site.page_versions set content = jsonb_set(content, '{disallowedLanguages}', '["fr"]') where page_id = '${rows[0]?.page_id}'`)
      })
    }
  })
}

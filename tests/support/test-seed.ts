import sharp from 'sharp'
import type { SeedPage, SeedSite } from '../../src/actions/demo/seed.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'

const system = (key: string, slug: string, role?: SeedPage['role']): SeedPage => ({
  key,
  role,
  slugs: { de: slug, en: slug },
  name: { de: key, en: key },
  description: { de: `${key} auf Deutsch`, en: `${key} in English` },
  sections: [{ type: 'hero', slots: { title: { text: { de: `${key} de`, en: `${key} en` } } } }],
})

/** A small site in two languages; `word` stands in its texts and nowhere else. */
export function testSeed(host: string, word: string): SeedSite {
  return {
    site: { name: `Site ${word}`, host, businessType: 'general', locales: ['de', 'en'], features: [], theme: DEFAULT_THEME },
    settings: { footer: { links: { showTerms: true } } },
    navigation: [
      { label: { de: 'Über uns', en: 'About' }, pages: [{ key: 'about' }] },
      { label: { de: 'Angebot', en: 'Offer' }, pages: [{ key: 'sehtest' }, { key: 'about', appearance: 'button' }] },
    ],
    picture: () =>
      sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
    pages: [
      {
        ...system('home', '~home', 'home'),
        sections: [
          {
            type: 'hero',
            slots: {
              title: { text: { de: `Startseite ${word}`, en: `Home ${word}` } },
              button: { text: { de: 'Mehr', en: 'More' }, link: { pageKey: 'about' } },
              backgroundImage: { picture: 'one', alt: { de: 'Bild', en: 'Picture' } },
            },
          },
          {
            type: 'imageBoard',
            slots: { title: { text: { de: 'Bilder', en: 'Pictures' } } },
            cards: [{ type: 'imageCard', slots: { image: { picture: 'one', alt: { de: 'Eins', en: 'One' } }, title: { text: { de: 'Karte', en: 'Card' } } } }],
          },
        ],
      },
      system('contact', '~contact', 'contact'),
      system('imprint', '~imprint', 'imprint'),
      system('privacy', '~privacy', 'privacyPolicy'),
      system('terms', '~terms'),
      { ...system('about', 'x'), slugs: { de: 'ueber-uns', en: 'about-us' }, name: { de: 'Über uns', en: 'About us' } },
      { ...system('sehtest', 'x'), collection: 'services', slugs: { de: 'sehtest' }, name: { de: 'Sehtest', en: 'Eye test' } },
    ],
  }
}

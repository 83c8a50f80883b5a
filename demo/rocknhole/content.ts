import { opensOn } from '../opens-on.ts'
import type { DemoSite } from '../demo-site.ts'
import { bar } from './pages/bar.ts'
import { contact } from './pages/contact.ts'
import { course } from './pages/course.ts'
import { crew } from './pages/crew.ts'
import { finish } from './pages/finish.ts'
import { gamePages } from './pages/game.ts'
import { groups } from './pages/groups.ts'
import { holes } from './pages/holes.ts'
import { home } from './pages/home.ts'
import { imprint, privacy, terms } from './pages/legal.ts'
import { prices } from './pages/prices.ts'
import { theme } from './theme.ts'

/** Open and close at 00:30 say that nobody is there that day. */
const closedOn = (date: string) => ({ date, open: '0030', close: '0030' })

export const rocknhole: DemoSite = {
  label: 'rocknhole',
  name: "Rock'n'hole!",
  businessType: 'general',
  locales: ['de', 'fr', 'en'],
  features: ['game', 'map'],
  theme,
  settings: {
    appearance: { header: 'transparent' },
    header: { boldHeaderFont: true },
    footer: {
      logoSize: 'large',
      street: 'Gleisweg 9',
      city: '8400 Winterthur',
      email: 'ciao@rocknhole.example',
      phone: '+41 52 555 09 09',
      hours: {
        periods: [...[3, 4].map((day) => opensOn(day, '1700', '2300')), ...[5, 6].map((day) => opensOn(day, '1400', '0100')), opensOn(7, '1200', '1800')],
        special: [closedOn('2026-12-24'), closedOn('2026-12-25'), { date: '2026-12-26', open: '1400', close: '0100' }, { date: '2026-12-31', open: '1400', close: '0100' }, closedOn('2027-01-01')],
      },
      links: { showTerms: true },
    },
    socialAccounts: { instagram: 'https://www.instagram.com/rocknhole.example', facebook: 'https://www.facebook.com/rocknhole.example' },
    contact: { email: 'ciao@rocknhole.example', companyName: 'Rock’n’hole GmbH' },
  },
  navigation: [
    { label: { de: 'Parcours', fr: 'Parcours', en: 'Course' }, pages: [{ key: 'course' }] },
    { label: { de: 'Preise und Gruppen', fr: 'Prix et groupes', en: 'Prices and groups' }, pages: [{ key: 'prices' }, { key: 'groups' }] },
    { label: { de: 'Bar', fr: 'Bar', en: 'Bar' }, pages: [{ key: 'bar' }] },
    { label: { de: 'Crew', fr: 'Équipe', en: 'Crew' }, pages: [{ key: 'crew' }] },
    { label: { de: 'Kontakt', fr: 'Contact', en: 'Contact' }, pages: [{ key: 'contact' }] },
    { label: { de: 'Jetzt spielen', fr: 'Jouer maintenant', en: 'Play now' }, pages: [{ key: 'start', appearance: 'button' }] },
  ],
  pages: [home, course, ...holes, finish, prices, groups, bar, crew, ...gamePages, contact, imprint, privacy, terms],
}

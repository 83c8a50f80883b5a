import type { DemoSite } from '../demo-site.ts'
import { business } from './business.ts'
import { about } from './pages/about.ts'
import { bread } from './pages/bread.ts'
import { contact } from './pages/contact.ts'
import { cafe } from './pages/cafe.ts'
import { home } from './pages/home.ts'
import { imprint, privacy, terms } from './pages/legal.ts'
import { order } from './pages/order.ts'
import { sweets } from './pages/sweets.ts'
import { theme } from './theme.ts'

export const backstube: DemoSite = {
  label: 'backstube',
  name: 'Backstube Morgenrot',
  businessType: 'general',
  locales: ['de'],
  features: [],
  theme,
  logo: { picture: 'logo', alternative: 'logo-on-dark', mark: 'mark' },
  settings: {
    appearance: { header: 'opaque' },
    footer: {
      useBusinessDataFromLookUp: true,
      street: 'Webergasse 21',
      city: '8200 Schaffhausen',
      email: 'hallo@morgenrot.example',
      phone: '+41 52 555 06 30',
      links: { showTerms: true },
    },
    bookingButton: { active: true, color: 'secondary', phone: '+41 52 555 06 30', email: 'hallo@morgenrot.example' },
    socialAccounts: { instagram: 'https://www.instagram.com/backstube.example', facebook: 'https://www.facebook.com/backstube.example' },
    contact: { email: 'hallo@morgenrot.example', companyName: 'Backstube Morgenrot GmbH' },
  },
  bookingPage: 'order',
  navigation: [
    { label: { de: 'Brote' }, pages: [{ key: 'bread' }] },
    { label: { de: 'Süsses' }, pages: [{ key: 'sweets' }] },
    { label: { de: 'Über uns' }, pages: [{ key: 'about' }, { key: 'cafe' }] },
    { label: { de: 'Zeiten und Weg' }, pages: [{ key: 'contact' }] },
    { label: { de: 'Bestellen' }, pages: [{ key: 'order', appearance: 'button' }] },
  ],
  pages: [home, bread, sweets, order, about, cafe, contact, imprint, privacy, terms],
  businesses: [business],
}

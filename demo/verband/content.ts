import type { DemoSite } from '../demo-site.ts'
import { about } from './pages/about.ts'
import { congress } from './pages/congress.ts'
import { contact } from './pages/contact.ts'
import { education } from './pages/education.ts'
import { home } from './pages/home.ts'
import { jobs } from './pages/jobs.ts'
import { join } from './pages/join.ts'
import { imprint, privacy, terms } from './pages/legal.ts'
import { marketplace } from './pages/marketplace.ts'
import { memberArea } from './pages/member-area.ts'
import { members } from './pages/members.ts'
import { theme } from './theme.ts'

export const verband: DemoSite = {
  label: 'verband',
  name: 'Sehwerk Verband',
  businessType: 'general',
  locales: ['de', 'fr'],
  features: ['members', 'sponsoring'],
  theme,
  logo: { picture: 'logo', alternative: 'logo-on-dark', mark: 'mark' },
  settings: {
    appearance: { header: 'opaque', triangle: true },
    footer: {
      street: 'Speichergasse 12',
      city: '3011 Bern',
      email: 'info@sehwerk.example',
      phone: '+41 31 555 04 04',
      links: { showTerms: true },
    },
    bookingButton: { active: true, position: 'left', color: 'primary', url: 'https://tickets.sehwerk.example/kongress', externalCompany: 'aspect 2027' },
    socialAccounts: { linkedin: 'https://www.linkedin.com/company/sehwerk-example' },
    contact: { email: 'info@sehwerk.example', companyName: 'Sehwerk Verband' },
  },
  navigation: [
    { label: { de: 'Mitglieder', fr: 'Membres' }, pages: [{ key: 'members' }] },
    { label: { de: 'Stellen und Marktplatz', fr: 'Emplois et marché' }, pages: [{ key: 'jobs' }, { key: 'marketplace' }] },
    { label: { de: 'Kongress und Kurse', fr: 'Congrès et cours' }, pages: [{ key: 'congress' }, { key: 'education' }] },
    { label: { de: 'Über uns', fr: 'À propos' }, pages: [{ key: 'about' }, { key: 'contact' }] },
    { label: { de: 'Mitglied werden', fr: 'Devenir membre' }, pages: [{ key: 'join', appearance: 'button' }] },
  ],
  pages: [home, members, memberArea, jobs, marketplace, congress, education, about, join, contact, imprint, privacy, terms],
}

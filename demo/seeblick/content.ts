import type { DemoSite } from '../demo-site.ts'
import { business } from './business.ts'
import { appointment } from './pages/appointment.ts'
import { branches } from './pages/branches.ts'
import { contact } from './pages/contact.ts'
import { home } from './pages/home.ts'
import { imprint, privacy, terms } from './pages/legal.ts'
import { services } from './pages/services-overview.ts'
import { eyeTest, glasses } from './pages/services.ts'
import { contactLenses, myopia, sunglasses } from './pages/services-special.ts'
import { team } from './pages/team.ts'
import { workshop } from './pages/workshop.ts'
import { theme } from './theme.ts'

export const seeblick: DemoSite = {
  label: 'seeblick',
  name: 'Optik Seeblick',
  businessType: 'optician',
  locales: ['de', 'fr', 'it', 'en'],
  features: [],
  theme,
  logo: { picture: 'logo', alternative: 'logo-on-dark', mark: 'mark' },
  settings: {
    appearance: { header: 'transparent', bubble: true },
    footer: {
      useBusinessDataFromLookUp: true,
      street: 'Fischmarktplatz 7',
      city: '8640 Rapperswil',
      email: 'hallo@optik-seeblick.example',
      phone: '+41 55 555 01 01',
      links: { showTerms: true },
    },
    bookingButton: { active: true, useShoreBooking: true, shoreCompany: 'optik-seeblick-example' },
    socialAccounts: { instagram: 'https://www.instagram.com/optik.seeblick.example', facebook: 'https://www.facebook.com/optik.seeblick.example', qualityRating: 'https://bewertungen.optik-seeblick.example' },
    contact: { email: 'hallo@optik-seeblick.example', companyName: 'Optik Seeblick AG' },
  },
  navigation: [
    {
      label: { de: 'Leistungen', fr: 'Prestations', it: 'Servizi', en: 'Services' },
      pages: [{ key: 'services' }, { key: 'eye-test' }, { key: 'glasses' }, { key: 'contact-lenses' }, { key: 'myopia' }, { key: 'sunglasses' }],
    },
    {
      label: { de: 'Filialen', fr: 'Magasins', it: 'Filiali', en: 'Branches' },
      pages: [{ key: 'rapperswil' }, { key: 'staefa' }, { key: 'waedenswil' }],
    },
    { label: { de: 'Werkstatt', fr: 'Atelier', it: 'Laboratorio', en: 'Workshop' }, pages: [{ key: 'workshop' }] },
    { label: { de: 'Team', fr: 'Équipe', it: 'Team', en: 'Team' }, pages: [{ key: 'team' }] },
    { label: { de: 'Kontakt', fr: 'Contact', it: 'Contatti', en: 'Contact' }, pages: [{ key: 'contact' }] },
    {
      label: { de: 'Termin buchen', fr: 'Prendre rendez-vous', it: 'Prenotare un appuntamento', en: 'Book an appointment' },
      pages: [{ key: 'appointment', appearance: 'button' }],
    },
  ],
  pages: [home, services, eyeTest, glasses, contactLenses, myopia, sunglasses, ...branches, workshop, team, appointment, contact, imprint, privacy, terms],
  businesses: [business],
}

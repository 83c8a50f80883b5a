import { rich, type DemoPage } from '../../demo-site.ts'
import { same } from '../words.ts'

export const contact: DemoPage = {
  key: 'contact',
  role: 'contact',
  slugs: same('~contact'),
  name: { de: 'Kontakt', fr: 'Contact', en: 'Contact' },
  description: {
    de: 'Rock’n’hole!, Gleisweg 9, 8400 Winterthur. Telefon, E-Mail, Anfahrt und Öffnungszeiten.',
    fr: 'Rock’n’hole!, Gleisweg 9, 8400 Winterthour. Téléphone, e-mail, accès et horaires.',
    en: 'Rock’n’hole!, Gleisweg 9, 8400 Winterthur. Phone, e-mail, directions and opening hours.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Ruf an, schreib, komm', fr: 'Appelle, écris, viens', en: 'Call, write, come' } },
        description: { text: { de: 'Gleisweg 9, acht Minuten zu Fuss vom Hauptbahnhof. Folge den grünen Punkten am Boden.', fr: 'Gleisweg 9, à huit minutes à pied de la gare. Suis les points verts au sol.', en: 'Gleisweg 9, eight minutes on foot from the main station. Follow the green dots on the ground.' } },
        button: { text: same('+41 52 555 09 09'), link: { type: 'phone', phone: '+41 52 555 09 09' } },
        secondaryButton: { text: same('ciao@rocknhole.example'), link: { type: 'email', email: 'ciao@rocknhole.example' } },
        image: { picture: 'hole-1-kiosk', alt: { de: 'Beleuchteter Kiosk bei Nacht', fr: 'Kiosque éclairé la nuit', en: 'Lit kiosk at night' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface', textSize: 'large' },
      slots: {
        title: { text: { de: 'Offen', fr: 'Ouvert', en: 'Open' } },
        textBlock: {
          rich: {
            de: rich(['Mittwoch und Donnerstag: **17:00–23:00 Uhr**', 'Freitag und Samstag: **14:00–01:00 Uhr**', 'Sonntag: **12:00–18:00 Uhr**', 'Telefonisch sind wir ab 14 Uhr da, mittwochs bis sonntags.']),
            fr: rich(['Mercredi et jeudi : **17:00–23:00**', 'Vendredi et samedi : **14:00–01:00**', 'Dimanche : **12:00–18:00**', 'Par téléphone dès 14 h, du mercredi au dimanche.']),
            en: rich(['Wednesday and Thursday: **17:00–23:00**', 'Friday and Saturday: **14:00–01:00**', 'Sunday: **12:00–18:00**', 'We answer the phone from 14:00, Wednesday to Sunday.']),
          },
        },
      },
    },
  ],
}

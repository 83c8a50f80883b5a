import { rich, type DemoPage } from '../../demo-site.ts'
import { same } from '../words.ts'

export const contact: DemoPage = {
  key: 'contact',
  role: 'contact',
  slugs: same('~contact'),
  name: { de: 'Kontakt', fr: 'Contact' },
  description: { de: 'Sehwerk Verband, Speichergasse 12, 3011 Bern. Telefon und Sprechzeiten.', fr: 'Association Sehwerk, Speichergasse 12, 3011 Bern. Téléphone et heures d’ouverture.' },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Kontakt', fr: 'Contact' } },
        description: { text: { de: 'Speichergasse 12, 3011 Bern. Fünf Minuten vom Bahnhof, zweiter Stock, mit Lift.', fr: 'Speichergasse 12, 3011 Bern. À cinq minutes de la gare, deuxième étage, avec ascenseur.' } },
        button: { text: same('+41 31 555 04 04'), link: { type: 'phone', phone: '+41 31 555 04 04' } },
        secondaryButton: { text: same('info@sehwerk.example'), link: { type: 'email', email: 'info@sehwerk.example' } },
        image: { picture: 'lens-diagram', alt: { de: 'Strahlengang durch eine Sammellinse', fr: 'Trajet des rayons dans une lentille convergente' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Sprechzeiten', fr: 'Heures d’ouverture' } },
        textBlock: {
          rich: {
            de: rich(['Montag bis Donnerstag: **08:30–12:00 und 13:30–17:00 Uhr**', 'Freitag: **08:30–12:00 Uhr**', 'Vom 24. Dezember 2026 bis und mit 3. Januar 2027 bleibt die Geschäftsstelle geschlossen.', '## Direkt', '- Mitglieder: mitglieder@sehwerk.example', '- Bildung: bildung@sehwerk.example, Französisch und Deutsch', '- Recht: recht@sehwerk.example', '- Medien: Marc Zbinden, +41 31 555 04 05']),
            fr: rich(['Lundi à jeudi : **8 h 30–12 h et 13 h 30–17 h**', 'Vendredi : **8 h 30–12 h**', 'Le secrétariat est fermé du 24 décembre 2026 au 3 janvier 2027 inclus.', '## En direct', '- Membres : mitglieder@sehwerk.example', '- Formation : bildung@sehwerk.example, en français et en allemand', '- Droit : recht@sehwerk.example', '- Médias : Marc Zbinden, +41 31 555 04 05']),
          },
        },
      },
    },
  ],
}

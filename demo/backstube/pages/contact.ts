import { rich, type DemoPage } from '../../demo-site.ts'

export const contact: DemoPage = {
  key: 'contact',
  role: 'contact',
  slugs: { de: '~contact' },
  name: { de: 'Zeiten und Weg' },
  description: { de: 'Backstube Morgenrot, Webergasse 21, 8200 Schaffhausen. Öffnungszeiten, Telefon und Anfahrt.' },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Immer der Nase nach' } },
        description: { text: { de: 'Webergasse 21, vier Minuten vom Bahnhof. Mit dem Velo bis vor die Tür, mit dem Auto ins Parkhaus Herrenacker.' } },
        button: { text: { de: '+41 52 555 06 30' }, link: { type: 'phone', phone: '+41 52 555 06 30' } },
        secondaryButton: { text: { de: 'hallo@morgenrot.example' }, link: { type: 'email', email: 'hallo@morgenrot.example' } },
        image: { picture: 'munot', alt: { de: 'Der Munot über den Reben von Schaffhausen' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface', textSize: 'large' },
      slots: {
        title: { text: { de: 'Öffnungszeiten' } },
        textBlock: {
          rich: {
            de: rich(['Dienstag bis Freitag: **06:00–18:30 Uhr**', 'Samstag: **06:00–16:00 Uhr**', 'Sonntag: **07:30–12:00 Uhr**, nur Zopf, Gipfeli und Kaffee', 'Montag: **geschlossen**', '## Feiertage', '24. und 31. Dezember bis 14 Uhr, 25. und 26. Dezember und 1. Januar geschlossen. Betriebsferien vom 12. bis 25. Juli 2027.']),
          },
        },
      },
    },
  ],
}

import { rich, type DemoPage } from '../../demo-site.ts'

export const order: DemoPage = {
  key: 'order',
  slugs: { de: 'bestellen' },
  name: { de: 'Bestellen' },
  description: { de: 'Brot und Torten bestellen: Telefon, E-Mail, Abholung ab 6 Uhr oder Lieferung mit dem Lastenvelo.' },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Bis 17 Uhr für den nächsten Tag' } },
        title: { text: { de: 'Sag uns, was du brauchst' } },
        description: { text: { de: 'Sorte, Menge, Tag und dein Name genügen. Wir bestätigen mit einer kurzen Nachricht.' } },
        button: { text: { de: '+41 52 555 06 30' }, link: { type: 'phone', phone: '+41 52 555 06 30' } },
        secondaryButton: { text: { de: 'E-Mail schreiben' }, link: { type: 'email', email: 'bestellung@morgenrot.example' } },
        image: { picture: 'bicycle', alt: { de: 'Rotes Velo mit Körben voller Brot' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface', textSize: 'large' },
      slots: {
        title: { text: { de: 'Abholen oder bringen lassen' } },
        textBlock: {
          rich: {
            de: rich(['## Abholen', 'Ab 6 Uhr an der Webergasse 21. Bezahlen kannst du bar, mit Karte oder Twint.', '## Lieferung', '- Altstadt, Breite, Feuerthalen: **ab CHF 15 gratis**', '- Neuhausen, Herblingen: **CHF 4**', '- Zwischen 6.30 und 8.00 Uhr, Dienstag bis Samstag']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'primary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Brot-Abo' } },
        textBlock: {
          rich: {
            de: rich(['- Ein Laib pro Woche: **CHF 32** im Monat', '- Zwei Laibe pro Woche: **CHF 60** im Monat', '- Sonntagszopf, 500 g: **CHF 28** im Monat', 'Pausieren geht jederzeit, eine Nachricht am Vortag reicht.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        title: { text: { de: 'Für Büros, Vereine, Feste' } },
        description: { text: { de: 'Znüni für zehn bis achtzig Leute: belegte Bürli ab CHF 5.80, Gipfelikorb mit 20 Stück CHF 34. Zwei Tage Vorlauf, Lieferung inbegriffen.' } },
        button: { text: { de: 'Angebot anfragen' }, link: { type: 'email', email: 'bestellung@morgenrot.example' } },
        image: { picture: 'counter', alt: { de: 'Ladentheke mit Broten, Gebäck und Verkäufer' } },
      },
    },
  ],
}

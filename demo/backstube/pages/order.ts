import type { DemoPage } from '../../demo-site.ts'
import { line } from '../words.ts'

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
        description: { text: { de: 'Sorte, Menge, Tag und dein Name genügen. Für Dienstag bestellst du bis Sonntagmittag. Wir bestätigen mit einer kurzen Nachricht.' } },
        button: { text: { de: '+41 52 555 06 30' }, link: { type: 'phone', phone: '+41 52 555 06 30' } },
        secondaryButton: { text: { de: 'E-Mail schreiben' }, link: { type: 'email', email: 'bestellung@morgenrot.example' } },
        image: { picture: 'loaves', alt: { de: 'Verschiedene Brote auf einem Holztisch' } },
      },
    },
    {
      type: 'multiCta',
      options: { columnWidth: 'equal', color: 'surface' },
      slots: {
        image: { picture: 'counter', alt: { de: 'Ladentheke mit Broten, Gebäck und Verkäufer' } },
        title: { text: { de: 'Abholen' } },
        description: { text: { de: 'Ab 6 Uhr an der Webergasse 21. Bezahlen kannst du bar, mit Karte oder Twint.' } },
        button: { text: { de: 'Zeiten und Weg' }, link: { pageKey: 'contact' } },
        secondaryImage: { picture: 'bicycle', alt: { de: 'Rotes Velo mit Körben voller Brot' } },
        secondaryTitle: { text: { de: 'Bringen lassen' } },
        secondaryDescription: { text: { de: 'Dienstag bis Samstag zwischen 06:30 und 08:00 Uhr. Altstadt, Breite und Feuerthalen ab CHF 15 gratis, Neuhausen und Herblingen für CHF 4.' } },
        secondaryButton: { text: { de: 'E-Mail schreiben' }, link: { type: 'email', email: 'bestellung@morgenrot.example' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'primary' },
      slots: { title: { text: { de: 'Brot-Abo' } }, description: { text: { de: 'Pausieren geht jederzeit, eine Nachricht am Vortag reicht, für Dienstag bis Sonntagmittag.' } } },
      cards: [
        line('Ein Laib', 'Jede Woche eine andere Sorte oder immer dieselbe.', 'pro Monat', '32'),
        line('Zwei Laibe', 'Dienstag und Freitag, für grosse Tische.', 'pro Monat', '60'),
        line('Sonntagszopf', '500 Gramm, um halb acht bereit.', 'pro Monat', '28'),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        title: { text: { de: 'Für Büros, Vereine, Feste' } },
        description: { text: { de: 'Znüni für zehn bis achtzig Leute: belegte Bürli ab CHF 5.80, Gipfelikorb mit 20 Stück CHF 34. Zwei Tage Vorlauf, Lieferung inbegriffen.' } },
        button: { text: { de: 'Angebot anfragen' }, link: { type: 'email', email: 'bestellung@morgenrot.example' } },
        image: { picture: 'coffee', alt: { de: 'Tasse Kaffee mit Gipfeli' } },
      },
    },
  ],
}

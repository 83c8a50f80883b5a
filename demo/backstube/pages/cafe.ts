import type { DemoPage } from '../../demo-site.ts'
import { line } from '../words.ts'

export const cafe: DemoPage = {
  key: 'cafe',
  slugs: { de: 'kaffee-und-znueni' },
  name: { de: 'Kaffee und Znüni' },
  description: { de: 'Acht Stühle, ein Fensterbrett, guter Kaffee: Znüni in der Backstube Morgenrot.' },
  sections: [
    {
      type: 'hero',
      options: { color: 'surface' },
      slots: {
        kicker: { text: { de: 'Acht Stühle' } },
        title: { text: { de: 'Kaffee am Fensterbrett' } },
        description: { text: { de: 'Die Bohnen röstet Nadine in Stein am Rhein. Die Zeitung ist von heute, das Bürli von vor zehn Minuten.' } },
        image: { picture: 'coffee', alt: { de: 'Tasse Kaffee mit Gipfeli' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'primary' },
      slots: { title: { text: { de: 'Znüni-Tafel' } }, description: { text: { de: 'Kaffee und Gipfeli zusammen kosten bis 9 Uhr CHF 5.50.' } } },
      cards: [
        line('Espresso', 'Kurz, dunkel, von Nadine.', 'Tasse', '3.80'),
        line('Kaffee crème', 'Oder als Schale mit viel Milch.', 'Tasse', '4.60'),
        line('Heisse Schokolade', 'Mit Milch vom Randen.', 'Tasse', '5.20'),
        line('Bürli mit Ei', 'Und Kresse vom Fensterbrett.', 'bis 14 Uhr', '5.80'),
        line('Bürli mit Rauchkäse', 'Käse aus Merishausen.', 'bis 14 Uhr', '6.80'),
        line('Znüni-Teller', 'Brot, Käse, Apfel, eine Zeitung.', 'bis 11 Uhr', '12.50'),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        title: { text: { de: 'Hinter der Theke' } },
        description: { text: { de: 'Du siehst von deinem Platz direkt in die Backstube. Fragen beantworten wir zwischen zwei Blechen.' } },
        button: { text: { de: 'Zeiten und Weg' }, link: { pageKey: 'contact' } },
        image: { picture: 'counter', alt: { de: 'Ladentheke mit Broten, Gebäck und Verkäufer' } },
      },
    },
  ],
}

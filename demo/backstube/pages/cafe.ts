import { rich, type DemoPage } from '../../demo-site.ts'

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
      type: 'richTextBlock',
      options: { color: 'primary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Znüni-Tafel' } },
        textBlock: {
          rich: {
            de: rich(['- Espresso: **CHF 3.80**', '- Kaffee crème, Schale: **CHF 4.60**', '- Schokolade mit Milch vom Randen: **CHF 5.20**', '- Bürli mit Rauchkäse: **CHF 6.80**', '- Bürli mit Ei und Kresse: **CHF 5.80**', '- Znüni-Teller, Brot, Käse, Apfel: **CHF 12.50**', '- Kaffee und Gipfeli bis 9 Uhr: **CHF 5.50**']),
          },
        },
      },
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

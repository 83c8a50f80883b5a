import { rich, type DemoPage } from '../../demo-site.ts'
import { card, orderButton } from '../words.ts'

export const sweets: DemoPage = {
  key: 'sweets',
  slugs: { de: 'suesses' },
  name: { de: 'Süsses' },
  description: { de: 'Gipfeli, Wähen, Schaffhauser Zungen und Torten auf Bestellung. Mit Preisen.' },
  sections: [
    {
      type: 'hero',
      options: { color: 'surface' },
      slots: {
        kicker: { text: { de: 'Patisserie von Selam Tesfay' } },
        title: { text: { de: 'Süsses mit Mass' } },
        description: { text: { de: 'Ein Drittel weniger Zucker als üblich, dafür Früchte, die nach etwas schmecken.' } },
        button: { text: { de: 'Torte bestellen' }, link: { pageKey: 'order' } },
        image: { picture: 'tarte', alt: { de: 'Wähe mit spiralförmig gelegten Früchten' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'primary', textSize: 'large' },
      slots: {
        title: { text: { de: 'In der Vitrine' } },
        textBlock: {
          rich: {
            de: rich(['- Buttergipfeli: **CHF 1.80**', '- Laugengipfel: **CHF 2.20**', '- Nussgipfel: **CHF 3.60**', '- Schaffhauser Zunge, das Paar: **CHF 4.20**', '- Wähe der Woche, Stück: **CHF 5.50**', '- Cremeschnitte: **CHF 4.80**', '- Vogelheu-Riegel aus Brot von gestern: **CHF 3.00**']),
          },
        },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Nach Jahreszeit' } } },
      cards: [
        card({ picture: 'tarte', alt: 'Wähe mit spiralförmig gelegten Früchten', title: 'Herbst', text: 'Zwetschgenwähe mit Zimtstreusel, ganz CHF 34.' }),
        card({ picture: 'gipfeli', alt: 'Vier goldbraune Gipfeli auf Backpapier', title: 'Winter', text: 'Mandelgipfel und am 6. Januar Dreikönigskuchen, ab CHF 14.' }),
        card({ picture: 'zopf', alt: 'Geflochtener Butterzopf', title: 'Frühling', text: 'Osterfladen mit Griess, CHF 6.50, und Zopfhasen, CHF 3.80.' }),
      ],
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Torten auf Bestellung' } },
        textBlock: {
          rich: {
            de: rich(['- Rüeblitorte, 8 Stück: **CHF 44**', '- Schwarzwälder, 10 Stück: **CHF 62**', '- Quarktorte mit Beeren, 10 Stück: **CHF 58**', '- Aufschrift: **CHF 5**', 'Bitte drei Tage vorher bestellen.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: { title: { text: { de: 'Geburtstag in Sicht?' } }, description: { text: { de: 'Sag uns, wie alt und welche Farbe. Den Rest macht Selam.' } }, button: orderButton },
    },
  ],
}

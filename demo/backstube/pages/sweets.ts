import type { DemoPage } from '../../demo-site.ts'
import { line, orderButton, product } from '../words.ts'

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
      type: 'serviceBoard',
      options: { columns: 3, color: 'primary' },
      slots: { title: { text: { de: 'In der Vitrine' } } },
      cards: [
        line('Buttergipfeli', '27 Schichten, ab 6 Uhr warm.', 'Stück', '1.80'),
        line('Laugengipfel', 'Mit grobem Salz aus Schweizerhalle.', 'Stück', '2.20'),
        line('Nussgipfel', 'Haselnuss, wenig Zucker.', 'Stück', '3.60'),
        line('Schaffhauser Zunge', 'Luftig, mit Buttercreme.', 'Paar', '4.20'),
        line('Cremeschnitte', 'Am schönsten mit der Hand.', 'Stück', '4.80'),
        line('Vogelheu-Riegel', 'Aus Brot von gestern.', 'Stück', '3.00'),
      ],
    },
    {
      type: 'productBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Nach Jahreszeit' } }, description: { text: { de: 'Was reif ist, kommt aufs Blech. Was nicht, wartet.' } } },
      cards: [
        product({ picture: 'tarte', alt: 'Wähe mit spiralförmig gelegten Früchten', title: 'Zwetschgenwähe', text: 'Im Herbst, mit Zimtstreusel, die ganze Wähe. Das Stück kostet CHF 5.50.' }, '34'),
        product({ picture: 'gipfeli', alt: 'Vier goldbraune Gipfeli auf Backpapier', title: 'Mandelgipfel', text: 'Im Winter, noch warm mit Puderzucker.' }, '3.90'),
        product({ picture: 'zopf', alt: 'Geflochtener Butterzopf', title: 'Zopfkranz', text: 'Zu Ostern, mit einem gefärbten Ei in der Mitte.' }, '12.50'),
      ],
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'surface' },
      slots: { title: { text: { de: 'Torten auf Bestellung' } }, description: { text: { de: 'Bitte drei Tage vorher. Eine Aufschrift kostet CHF 5.' } } },
      cards: [
        line('Rüeblitorte', 'Mit Mandeln, ohne Mehl.', '8 Stück', '44'),
        line('Quarktorte mit Beeren', 'Kühl und leicht, im Sommer gefragt.', '10 Stück', '58'),
        line('Schwarzwälder', 'Mit Kirsch aus Thayngen, auf Wunsch ohne.', '10 Stück', '62'),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: { title: { text: { de: 'Geburtstag in Sicht?' } }, description: { text: { de: 'Sag uns, wie alt und welche Farbe. Den Rest macht Selam.' } }, button: orderButton },
    },
  ],
}

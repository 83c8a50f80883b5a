import type { DemoPage } from '../../demo-site.ts'
import { line, orderButton } from '../words.ts'

export const bread: DemoPage = {
  key: 'bread',
  slugs: { de: 'brote' },
  name: { de: 'Brote' },
  description: { de: 'Zehn Brote aus dem Holzofen: Preise, Gewichte und an welchem Tag wir sie backen.' },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Zehn Sorten' } },
        title: { text: { de: 'Brot braucht Zeit' } },
        description: { text: { de: 'Mindestens 24 Stunden ruht der Teig, der Roggen sogar drei Tage. Darum bleibt das Brot eine Woche gut.' } },
        button: orderButton,
        image: { picture: 'loaves', alt: { de: 'Verschiedene Brote auf einem Holztisch' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'primary' },
      slots: { title: { text: { de: 'Jeden Tag' } } },
      cards: [
        line('Morgenrot', 'Ruchmehl, Sauerteig, kräftige Kruste. Unser Hausbrot.', '800 g', '7.80'),
        line('Klettgauer Dinkel', 'Reiner Dinkel, mild und saftig.', '600 g', '8.20'),
        line('Weissbrot', 'Lange geführt, grosse Poren.', '500 g', '5.60'),
        line('Pfünderli', 'Hell oder dunkel, für zwei Tage genau richtig.', '500 g', '4.90'),
        line('Bürli', 'Zu zweit gebacken, einzeln verkauft.', 'Stück', '1.70'),
      ],
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'surface' },
      slots: { title: { text: { de: 'An seinem Tag' } }, description: { text: { de: 'Ganze Laibe schneiden wir gern. Angeschnittenes verkaufen wir nach Gewicht.' } } },
      cards: [
        line('Roggenlaib', 'Ein Kilo, drei Tage gereift.', 'Dienstag', '10.50'),
        line('Kartoffelbrot', '700 Gramm, mit Kartoffeln aus Hallau.', 'Mittwoch', '7.40'),
        line('Nussbrot', '500 Gramm, mit Baumnüssen.', 'Donnerstag', '8.90'),
        line('Rieslingbrot', '600 Gramm, mit Trester vom Munot.', 'Freitag', '8.60'),
        line('Butterzopf', '500 Gramm. Der Kilozopf kostet CHF 14.50.', 'Samstag und Sonntag', '7.50'),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        title: { text: { de: 'Was drin ist' } },
        description: { text: { de: 'Mehl, Wasser, Salz, Sauerteig. Beim Zopf kommen Butter, Milch, Ei und etwas Hefe dazu. Alle Allergene stehen auf dem Schild am Regal, und du darfst immer fragen.' } },
        image: { picture: 'kneading', alt: { de: 'Hände kneten Teig' } },
      },
    },
  ],
}

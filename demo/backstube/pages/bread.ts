import { rich, type DemoPage } from '../../demo-site.ts'
import { orderButton } from '../words.ts'

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
      type: 'richTextBlock',
      options: { color: 'primary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Jeden Tag' } },
        textBlock: {
          rich: {
            de: rich(['- Morgenrot, Ruchmehl, 800 g: **CHF 7.80**', '- Klettgauer Dinkel, 600 g: **CHF 8.20**', '- Weissbrot, lange geführt, 500 g: **CHF 5.60**', '- Bürli, das Stück: **CHF 1.70**', '- Pfünderli hell oder dunkel: **CHF 4.90**']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface', textSize: 'large' },
      slots: {
        title: { text: { de: 'An seinem Tag' } },
        textBlock: {
          rich: {
            de: rich(['- **Dienstag:** Roggenlaib, 1 kg, CHF 10.50', '- **Mittwoch:** Kartoffelbrot, 700 g, CHF 7.40', '- **Donnerstag:** Nussbrot mit Baumnüssen, 500 g, CHF 8.90', '- **Freitag:** Rieslingbrot mit Trester, 600 g, CHF 8.60', '- **Samstag:** Butterzopf, 500 g, CHF 7.50; Kilo CHF 14.50', 'Ganze Laibe schneiden wir gern. Angeschnittenes verkaufen wir nach Gewicht.']),
          },
        },
      },
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

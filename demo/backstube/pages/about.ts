import { rich, type DemoPage } from '../../demo-site.ts'
import { card } from '../words.ts'

export const about: DemoPage = {
  key: 'about',
  slugs: { de: 'ueber-uns' },
  name: { de: 'Über uns' },
  description: { de: 'Miriam Tanner, Kaspar Wäckerlin, Selam Tesfay und Noah Stamm backen seit 2009 in der Schaffhauser Altstadt.' },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Seit 2009' } },
        title: { text: { de: 'Vier Leute und ein alter Ofen' } },
        description: { text: { de: 'Miriam hat die Backstube ihres Lehrmeisters übernommen, als niemand sie wollte. Den Ofen von 1931 gab es gratis dazu.' } },
        image: { picture: 'oven', alt: { de: 'Holzofen mit Glut und Brotlaiben' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Wer dich bedient' } } },
      cards: [
        card({ picture: 'portrait-4', alt: 'Porträt von Miriam Tanner', title: 'Miriam Tanner', text: 'Bäckermeisterin. Füttert Ruedi, den Sauerteig.' }),
        card({ picture: 'portrait-1', alt: 'Porträt von Kaspar Wäckerlin', title: 'Kaspar Wäckerlin', text: 'Holzofen. Hört am Klopfen, ob ein Laib durch ist.' }),
        card({ picture: 'portrait-2', alt: 'Porträt von Selam Tesfay', title: 'Selam Tesfay', text: 'Patisserie. Gelernt in Asmara und Luzern.' }),
        card({ picture: 'portrait-3', alt: 'Porträt von Noah Stamm', title: 'Noah Stamm', text: 'Laden und Velo. Kennt jede Klingel der Altstadt.' }),
      ],
    },
    {
      type: 'richTextBlock',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Unsere Nacht' } },
        textBlock: {
          rich: {
            de: rich(['**02.00** Kaspar heizt mit Buche ein.', '**02.30** Miriam wirkt die Laibe, die seit gestern ruhen.', '**04.00** Die ersten 64 Brote gehen in den Ofen.', '**05.15** Selam schiebt die Gipfeli nach.', '**06.00** Noah schliesst die Tür auf. Meist steht schon jemand da.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'secondary' },
      slots: {
        title: { text: { de: 'Was übrig bleibt' } },
        description: { text: { de: 'Brot von gestern gibt es zum halben Preis. Was dann noch da ist, geht an die Gassenküche oder wird Vogelheu-Riegel. Weggeworfen haben wir letztes Jahr 41 Kilo.' } },
        image: { picture: 'munot', alt: { de: 'Der Munot über den Reben von Schaffhausen' } },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'surface' },
      slots: {
        kicker: { text: { de: 'Lehrstelle August 2027' } },
        title: { text: { de: 'Früh aufstehen, früh frei' } },
        description: { text: { de: 'Wir bilden eine Bäckerin-Konditorin oder einen Bäcker-Konditor EFZ aus. Schnuppern kannst du an zwei Nächten, mit Frühstück.' } },
        button: { text: { de: 'Schreib Miriam' }, link: { type: 'email', email: 'lehre@morgenrot.example' } },
        image: { picture: 'kneading', alt: { de: 'Hände kneten Teig' } },
      },
    },
  ],
}

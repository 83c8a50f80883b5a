import type { DemoPage } from '../../demo-site.ts'
import { person, step } from '../words.ts'

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
      type: 'teamContainer',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Wer dich bedient' } } },
      cards: [
        person({ picture: 'portrait-4', name: 'Miriam Tanner', role: 'Bäckermeisterin', about: 'Füttert Ruedi, den Sauerteig.', email: 'miriam@morgenrot.example' }),
        person({ picture: 'portrait-1', name: 'Kaspar Wäckerlin', role: 'Holzofen', about: 'Hört am Klopfen, ob ein Laib durch ist.' }),
        person({ picture: 'portrait-2', name: 'Selam Tesfay', role: 'Patisserie', about: 'Gelernt in Asmara und Luzern.', email: 'selam@morgenrot.example' }),
        person({ picture: 'portrait-3', name: 'Noah Stamm', role: 'Laden und Velo', about: 'Kennt jede Klingel der Altstadt.' }),
      ],
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'background' },
      slots: { title: { text: { de: 'Unsere Nacht' } }, description: { text: { de: 'Vier Stunden, in denen die Stadt schläft und wir nicht.' } } },
      cards: [
        step({ title: '02:00 Uhr, Feuer', text: 'Kaspar heizt mit Buche ein. Nach einer Stunde ist der Stein weiss vor Hitze.', picture: 'oven', alt: 'Holzofen mit Glut und Brotlaiben' }),
        step({ title: '02:30 Uhr, Teig', text: 'Miriam wirkt die Laibe, die seit gestern ruhen.', picture: 'kneading', alt: 'Hände kneten Teig' }),
        step({ title: '04:00 Uhr, Brot', text: 'Die ersten 64 Laibe gehen in den Ofen.', picture: 'loaves', alt: 'Verschiedene Brote auf einem Holztisch' }),
        step({ title: '05:15 Uhr, Gipfeli', text: 'Selam schiebt sechs Bleche nach, wenn die Hitze fällt.', picture: 'gipfeli', alt: 'Vier goldbraune Gipfeli auf Backpapier' }),
        step({ title: '06:00 Uhr, Tür auf', text: 'Noah schliesst auf. Meist steht schon jemand da.', picture: 'counter', alt: 'Ladentheke mit Broten, Gebäck und Verkäufer' }),
      ],
    },
    {
      type: 'videoPlayer',
      options: { color: 'primary' },
      slots: {
        title: { text: { de: 'Eine Nacht in dreizehn Sekunden' } },
        description: { text: { de: 'Feuer, Teig, Brot und offene Tür. Ohne Ton, wie die Webergasse um diese Zeit.' } },
        video: { clip: 'night', poster: 'oven', aspectRatio: '16:10', alt: { de: 'Film aus der Backstube: Ofen, Teig, Brote und Ladentheke' } },
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
      type: 'imageCollage',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Was uns durchs Jahr begleitet' } },
        description: { text: { de: 'Korn, Glas, Blech und ein Velo, das noch nie gestreikt hat.' } },
        image: { picture: 'flour-mill', alt: { de: 'Mühle zwischen Kornfeldern' } },
        secondaryImage: { picture: 'sourdough-jar', alt: { de: 'Einmachglas mit Sauerteig' } },
        tertiaryImage: { picture: 'tarte', alt: { de: 'Wähe mit spiralförmig gelegten Früchten' } },
        quaternaryImage: { picture: 'zopf', alt: { de: 'Geflochtener Butterzopf' } },
        quinaryImage: { picture: 'bicycle', alt: { de: 'Rotes Velo mit Körben voller Brot' } },
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

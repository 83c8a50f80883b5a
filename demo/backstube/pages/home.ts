import { rich, type DemoPage } from '../../demo-site.ts'
import { card, orderButton } from '../words.ts'

export const home: DemoPage = {
  key: 'home',
  role: 'home',
  slugs: { de: '~home' },
  name: { de: 'Holzofenbrot in Schaffhausen' },
  description: { de: 'Holzofenbrot, Zopf und Gipfeli aus Schaffhausen. Mehl aus dem Klettgau, Sauerteig seit 2009, offen ab 6 Uhr.' },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Webergasse 21, Schaffhausen' } },
        title: { text: { de: 'Wach vor dem Munot' } },
        description: { text: { de: 'Um zwei heizen wir ein, um sechs ist das Brot warm. Komm vorbei, solange es knistert.' } },
        button: orderButton,
        secondaryButton: { text: { de: 'Was heute im Ofen ist' }, link: { pageKey: 'bread' } },
        image: { picture: 'hero-morning', alt: { de: 'Munot, Altstadt und Rhein bei Sonnenaufgang, aus Papier geschnitten' }, focalPoint: { x: 0.86, y: 0.5 } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'primary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Heute auf der Tafel' } },
        textBlock: {
          rich: {
            de: rich(['- Morgenrot, Ruchbrot aus dem Holzofen, 800 g: **CHF 7.80**', '- Klettgauer Dinkel, 600 g: **CHF 8.20**', '- Roggenlaib, drei Tage gereift, 1 kg: **CHF 10.50**', '- Buttergipfeli: **CHF 1.80**', '- Nussgipfel: **CHF 3.60**', '- Zopf am Samstag, 500 g: **CHF 7.50**']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        kicker: { text: { de: 'Sauerteig' } },
        title: { text: { de: 'Er heisst Ruedi und ist 17' } },
        description: { text: { de: 'Unser Sauerteig lebt seit 2009. Er bekommt zweimal am Tag Mehl und Wasser, sonst nichts. Hefe kaufen wir nur für den Zopf.' } },
        button: { text: { de: 'Wie wir backen' }, link: { pageKey: 'about' } },
        image: { picture: 'sourdough-jar', alt: { de: 'Einmachglas mit Sauerteig' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: {
        title: { text: { de: 'Aus dem Ofen' } },
        description: { text: { de: 'Was am Abend übrig ist, liegt am nächsten Morgen zum halben Preis im Korb bei der Tür.' } },
      },
      cards: [
        card({ picture: 'loaves', alt: 'Verschiedene Brote auf einem Holztisch', title: 'Brote', text: 'Zehn Sorten, jede mit ihrem Tag.', link: { pageKey: 'bread' } }),
        card({ picture: 'zopf', alt: 'Geflochtener Butterzopf', title: 'Zopf', text: 'Samstag und vor Feiertagen, mit Butter aus Hallau.', link: { pageKey: 'bread' } }),
        card({ picture: 'gipfeli', alt: 'Vier goldbraune Gipfeli auf Backpapier', title: 'Gipfeli', text: '27 Schichten, ab 6 Uhr warm.', link: { pageKey: 'sweets' } }),
        card({ picture: 'tarte', alt: 'Wähe mit spiralförmig gelegten Früchten', title: 'Wähen', text: 'Zwetschge, Apfel, Rhabarber, je nach Garten.', link: { pageKey: 'sweets' } }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'secondary' },
      slots: {
        kicker: { text: { de: 'Mehl' } },
        title: { text: { de: 'Zwölf Kilometer vom Feld zum Teig' } },
        description: { text: { de: 'Weizen, Dinkel und Roggen wachsen im Klettgau. Die Mühle von Annemarie Rüedi mahlt für uns jeden Dienstag frisch.' } },
        image: { picture: 'flour-mill', alt: { de: 'Mühle zwischen Kornfeldern' } },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        kicker: { text: { de: 'Holzofen' } },
        title: { text: { de: '280 Grad, Buche, Geduld' } },
        description: { text: { de: 'Der Ofen ist von 1931 und fasst 64 Laibe. Wir backen mit fallender Hitze: zuerst das Brot, dann die Wähen, zuletzt trocknen wir Apfelringe.' } },
        button: { text: { de: 'Alle Brote' }, link: { pageKey: 'bread' } },
        image: { picture: 'oven', alt: { de: 'Holzofen mit Glut und Brotlaiben' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Vier Frühaufsteher' } } },
      cards: [
        card({ picture: 'portrait-4', alt: 'Porträt von Miriam Tanner', title: 'Miriam Tanner', text: 'Bäckerin, Inhaberin', link: { pageKey: 'about' } }),
        card({ picture: 'portrait-1', alt: 'Porträt von Kaspar Wäckerlin', title: 'Kaspar Wäckerlin', text: 'Holzofen', link: { pageKey: 'about' } }),
        card({ picture: 'portrait-2', alt: 'Porträt von Selam Tesfay', title: 'Selam Tesfay', text: 'Patisserie', link: { pageKey: 'about' } }),
        card({ picture: 'portrait-3', alt: 'Porträt von Noah Stamm', title: 'Noah Stamm', text: 'Laden und Velo', link: { pageKey: 'about' } }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        kicker: { text: { de: 'Lieferung' } },
        title: { text: { de: 'Um sieben vor deiner Tür' } },
        description: { text: { de: 'In der Altstadt, auf der Breite und in Feuerthalen bringt Noah dein Brot mit dem Lastenvelo. Ab CHF 15 ist die Lieferung gratis.' } },
        button: orderButton,
        image: { picture: 'bicycle', alt: { de: 'Rotes Velo mit Körben voller Brot' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface', textSize: 'large' },
      slots: {
        title: { text: { de: 'Offen' } },
        textBlock: {
          rich: {
            de: rich(['Dienstag bis Freitag: **6.00–18.30 Uhr**', 'Samstag: **6.00–16.00 Uhr**', 'Sonntag: **7.30–12.00 Uhr**, nur Zopf, Gipfeli und Kaffee', 'Montag ruht der Ofen.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Bis 17 Uhr bestellt, morgen gebacken' } },
        description: { text: { de: 'Wir legen dein Brot zur Seite, mit deinem Namen drauf.' } },
        button: orderButton,
      },
    },
  ],
}

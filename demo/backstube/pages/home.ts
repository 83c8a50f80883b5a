import { rich, type DemoPage } from '../../demo-site.ts'
import { card, line, orderButton, person, voice } from '../words.ts'

export const home: DemoPage = {
  key: 'home',
  role: 'home',
  slugs: { de: '~home' },
  name: { de: 'Holzofenbrot in Schaffhausen' },
  description: { de: 'Holzofenbrot, Zopf und Gipfeli aus Schaffhausen. Mehl aus dem Klettgau, Sauerteig seit 2009, offen ab 6 Uhr.' },
  sections: [
    {
      type: 'announcementBar',
      options: { color: 'accent' },
      slots: {
        title: { text: { de: 'Montag ruht der Ofen' } },
        description: { text: { de: 'Für Dienstag backen wir, was du bis Sonntagmittag bestellst.' } },
        button: { text: { de: 'Zeiten ansehen' }, link: { pageKey: 'contact' } },
      },
    },
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Webergasse 21, Schaffhausen' } },
        title: { text: { de: 'Wach vor dem Munot' } },
        description: { text: { de: 'Um zwei heizen wir ein, um sechs ist das Brot warm. Komm vorbei, solange es knistert.' } },
        button: orderButton,
        secondaryButton: { text: { de: 'Unsere Brote' }, link: { pageKey: 'bread' } },
        image: { picture: 'hero-morning', alt: { de: 'Munot, Altstadt und Rhein bei Sonnenaufgang, aus Papier geschnitten' }, focalPoint: { x: 0.86, y: 0.5 } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'primary' },
      slots: { title: { text: { de: 'Diese Woche auf der Tafel' } } },
      cards: [
        line('Morgenrot', 'Ruchbrot aus dem Holzofen.', '800 g', '7.80'),
        line('Klettgauer Dinkel', 'Mild, mit Kruste.', '600 g', '8.20'),
        line('Roggenlaib', 'Drei Tage gereift.', '1 kg', '10.50'),
        line('Buttergipfeli', '27 Schichten, ab 6 Uhr warm.', 'Stück', '1.80'),
        line('Nussgipfel', 'Haselnuss, wenig Zucker.', 'Stück', '3.60'),
        line('Butterzopf', 'Nur am Samstag und am Sonntag.', '500 g', '7.50'),
      ],
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
        card({ picture: 'zopf', alt: 'Geflochtener Butterzopf', title: 'Zopf', text: 'Am Samstag und am Sonntag, mit Butter aus Hallau.', link: { pageKey: 'bread' } }),
        card({ picture: 'gipfeli', alt: 'Vier goldbraune Gipfeli auf Backpapier', title: 'Gipfeli', text: '27 Schichten, ab 6 Uhr warm.', link: { pageKey: 'sweets' } }),
        card({ picture: 'tarte', alt: 'Wähe mit spiralförmig gelegten Früchten', title: 'Wähen', text: 'Zwetschge, Apfel, Rhabarber, je nach Garten.', link: { pageKey: 'sweets' } }),
      ],
    },
    {
      type: 'textOnImage',
      options: { textPosition: 'bottom-right', color: 'surface' },
      slots: {
        title: { text: { de: 'Zwölf Kilometer vom Feld zum Teig' } },
        description: { text: { de: 'Weizen, Dinkel und Roggen wachsen im Klettgau. Die Mühle von Annemarie Rüedi mahlt für uns jeden Dienstag frisch.' } },
        button: { text: { de: 'Was im Brot ist' }, link: { pageKey: 'bread' } },
        backgroundImage: { picture: 'flour-mill', alt: { de: 'Mühle zwischen Kornfeldern' } },
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
      type: 'teamContainer',
      options: { layout: 'grid', columns: 4, alignment: 'center', color: 'surface' },
      slots: { title: { text: { de: 'Vier Frühaufsteher' } } },
      cards: [
        person({ picture: 'portrait-4', name: 'Miriam Tanner', role: 'Bäckerin, Inhaberin' }),
        person({ picture: 'portrait-1', name: 'Kaspar Wäckerlin', role: 'Holzofen' }),
        person({ picture: 'portrait-2', name: 'Selam Tesfay', role: 'Patisserie' }),
        person({ picture: 'portrait-3', name: 'Noah Stamm', role: 'Laden und Velo' }),
      ],
    },
    {
      type: 'testimonialsContainer',
      options: { layout: 'grid', columns: 3, color: 'secondary' },
      slots: { title: { text: { de: 'An der Theke gehört' } } },
      cards: [
        voice('Ich wohne über der Backstube. Einen Wecker besitze ich seit Jahren nicht mehr.', 'Esther Bolli', 'Webergasse, dritter Stock'),
        voice('Am Mittwoch ist das Brot vom Samstag immer noch gut. Wenn denn eines übrig bleibt.', 'Pascal Meister', 'Lokführer'),
        voice('Der Roggen ist wie bei meiner Grossmutter in Wilchingen. Nur dass hier jemand lächelt.', 'Rosmarie Gysel', 'Kundin seit der ersten Woche'),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        kicker: { text: { de: 'Lieferung' } },
        title: { text: { de: 'Zum Frühstück vor deiner Tür' } },
        description: { text: { de: 'Dienstag bis Samstag zwischen 06:30 und 08:00 Uhr bringt Noah dein Brot mit dem Lastenvelo in die Altstadt, auf die Breite und nach Feuerthalen. Ab CHF 15 ist die Lieferung gratis.' } },
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
            de: rich(['Dienstag bis Freitag: **06:00–18:30 Uhr**', 'Samstag: **06:00–16:00 Uhr**', 'Sonntag: **07:30–12:00 Uhr**, nur Zopf, Gipfeli und Kaffee', 'Montag ruht der Ofen.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Bis 17 Uhr bestellt, morgen gebacken' } },
        description: { text: { de: 'Wir legen dein Brot zur Seite, mit deinem Namen drauf. Für Dienstag bestellst du bis Sonntagmittag.' } },
        button: orderButton,
      },
    },
  ],
}

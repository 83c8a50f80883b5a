import { rich, type DemoPage } from '../../demo-site.ts'
import { holeFacts } from '../hole-facts.ts'
import { card, playButton } from '../words.ts'
import { trailMap } from './trail-map.ts'

export const course: DemoPage = {
  key: 'course',
  slugs: { de: 'parcours', fr: 'parcours', en: 'course' },
  name: { de: 'Der Parcours', fr: 'Le parcours', en: 'The course' },
  description: {
    de: 'Alle neun Löcher von Rock’n’hole!: Par 32, 4,2 Kilometer, rund zwei Stunden durch Winterthur.',
    fr: 'Les neuf trous de Rock’n’hole! : par 32, 4,2 kilomètres, environ deux heures dans Winterthour.',
    en: 'All nine holes of Rock’n’hole!: par 32, 4.2 kilometres, about two hours through Winterthur.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Par 32 · 4,2 km · 2 Stunden', fr: 'Par 32 · 4,2 km · 2 heures', en: 'Par 32 · 4.2 km · 2 hours' } },
        title: { text: { de: 'Neun Löcher, kein Rasen', fr: 'Neuf trous, zéro gazon', en: 'Nine holes, no grass' } },
        description: { text: { de: 'Vom Kiosk bis auf die Tanzfläche. Du kannst überall einsteigen, aber nur am Schluss gibt es die Discokugel.', fr: 'Du kiosque à la piste de danse. Commence où tu veux, mais la boule à facettes est à la fin.', en: 'From the kiosk to the dance floor. Start anywhere, but the mirror ball comes last.' } },
        button: playButton,
        image: { picture: 'hole-5-skate-bowl', alt: { de: 'Skatebowl im Flutlicht', fr: 'Bowl de skate sous les projecteurs', en: 'Floodlit skate bowl' } },
      },
    },
    trailMap,
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'surface' },
      slots: { title: { text: { de: 'Loch für Loch', fr: 'Trou par trou', en: 'Hole by hole' } } },
      cards: holeFacts.map((hole) =>
        card({
          picture: hole.picture,
          alt: hole.alt,
          title: { de: `${hole.number} ${hole.title.de}`, fr: `${hole.number} ${hole.title.fr}`, en: `${hole.number} ${hole.title.en}` },
          text: { de: `Par ${hole.par}, ${hole.metres} m\n${hole.teaser.de}`, fr: `Par ${hole.par}, ${hole.metres} m\n${hole.teaser.fr}`, en: `Par ${hole.par}, ${hole.metres} m\n${hole.teaser.en}` },
          link: { pageKey: hole.key },
        }),
      ),
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Sechs Regeln', fr: 'Six règles', en: 'Six rules' } },
        textBlock: {
          rich: {
            de: rich(['- Leute, Velos und Hunde haben Vortritt.', '- Gespielt wird nur mit unserem weichen Ball.', '- Höchstens zehn Schläge pro Loch, dann weiter.', '- Ball verloren: Strafschlag, neuer Ball vom Automaten.', '- Nach 22 Uhr flüstern, ausser an Loch 9.', '- Wer verliert, zahlt nicht. Wer schummelt, schon.']),
            fr: rich(['- Les gens, les vélos et les chiens ont la priorité.', '- On joue uniquement avec notre balle souple.', '- Dix coups par trou au plus, puis on continue.', '- Balle perdue : un coup de pénalité, nouvelle balle à l’automate.', '- Après 22 h on chuchote, sauf au trou 9.', '- Qui perd ne paie pas. Qui triche, si.']),
            en: rich(['- People, bikes and dogs have right of way.', '- Play only with our soft ball.', '- Ten strokes a hole at most, then move on.', '- Lost ball: one penalty stroke, new ball from the machine.', '- After 22:00 we whisper, except at hole 9.', '- Losers do not pay. Cheats do.']),
          },
        },
      },
    },
  ],
}

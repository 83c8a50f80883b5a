import { rich, type DemoPage } from '../../demo-site.ts'
import { holeFacts, type HoleFacts } from '../hole-facts.ts'

const last = holeFacts.length

function holePage(hole: HoleFacts): DemoPage {
  const { number, par, metres } = hole
  const next = holeFacts.find((other) => other.number === number + 1)
  return {
    key: hole.key,
    collection: 'trail',
    slugs: { de: `loch-${number}-${hole.slugs.de}`, fr: `trou-${number}-${hole.slugs.fr}`, en: `hole-${number}-${hole.slugs.en}` },
    name: { de: `Loch ${number}: ${hole.title.de}`, fr: `Trou ${number} : ${hole.title.fr}`, en: `Hole ${number}: ${hole.title.en}` },
    description: {
      de: `Loch ${number} von ${last}, Par ${par}, ${metres} Meter, mitten in Winterthur. ${hole.teaser.de}`,
      fr: `Trou ${number} sur ${last}, par ${par}, ${metres} mètres, en pleine ville. ${hole.teaser.fr}`,
      en: `Hole ${number} of ${last}, par ${par}, ${metres} metres, in the middle of Winterthur. ${hole.teaser.en}`,
    },
    sections: [
      {
        type: 'hero',
        options: { color: number % 3 === 0 ? 'surface' : 'background' },
        slots: {
          kicker: { text: { de: `Loch ${number} · Par ${par} · ${metres} m`, fr: `Trou ${number} · Par ${par} · ${metres} m`, en: `Hole ${number} · Par ${par} · ${metres} m` } },
          title: { text: hole.title },
          description: { text: hole.teaser },
          image: { picture: hole.picture, alt: hole.alt },
        },
      },
      { type: 'scoreTracker', options: { scoreOptions: 'card', color: 'secondary' }, slots: { title: { text: { de: 'Eure Schläge', fr: 'Vos coups', en: 'Your strokes' } } } },
      {
        type: 'richTextBlock',
        options: { color: number % 3 === 0 ? 'surface' : 'background', textSize: 'large' },
        slots: {
          title: { text: { de: 'So spielst du es', fr: 'Comment jouer', en: 'How to play it' } },
          textBlock: {
            rich: {
              de: rich([hole.task.de, `**Hausregel:** ${hole.house.de}`, `**Tipp:** ${hole.tip.de}`]),
              fr: rich([hole.task.fr, `**Règle maison :** ${hole.house.fr}`, `**Astuce :** ${hole.tip.fr}`]),
              en: rich([hole.task.en, `**House rule:** ${hole.house.en}`, `**Tip:** ${hole.tip.en}`]),
            },
          },
        },
      },
      {
        type: 'cta',
        options: { alignment: number % 2 === 0 ? 'left' : 'right', color: number % 2 === 0 ? 'surface' : 'accent' },
        slots: {
          kicker: { text: { de: 'Weiter', fr: 'Suivant', en: 'Next' } },
          title: { text: next ? next.title : { de: 'Ins Ziel', fr: 'À l’arrivée', en: 'To the finish' } },
          description: { text: next ? next.teaser : { de: 'Alle Bälle drin? Dann schaut nach, wer heute gratis trinkt.', fr: 'Toutes les balles au fond ? Regardez qui boit gratuitement ce soir.', en: 'All balls in? Then see who drinks for free tonight.' } },
          button: {
            text: next ? { de: `Zu Loch ${next.number}`, fr: `Vers le trou ${next.number}`, en: `On to hole ${next.number}` } : { de: 'Zur Rangliste', fr: 'Au classement', en: 'To the leaderboard' },
            link: { pageKey: next ? next.key : 'finish' },
          },
          image: next
            ? { picture: next.picture, alt: next.alt }
            : { picture: 'bar-drink', alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert au bar', en: 'Green drink with ice and lime at the bar' } },
        },
      },
    ],
  }
}

export const holes: readonly DemoPage[] = holeFacts.map(holePage)

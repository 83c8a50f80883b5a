import type { DemoPage } from '../../demo-site.ts'

/** The last page of the course: nobody plays here any more, everybody looks who has won. */
export const finish: DemoPage = {
  key: 'finish',
  collection: 'trail',
  slugs: { de: 'ziel', fr: 'arrivee', en: 'finish' },
  name: { de: 'Ziel', fr: 'Arrivée', en: 'Finish' },
  description: {
    de: 'Neun Löcher gespielt, Schläge gezählt: hier steht die Rangliste deiner Runde bei Rock’n’hole!.',
    fr: 'Neuf trous joués, les coups comptés : voici le classement de ta partie chez Rock’n’hole!.',
    en: 'Nine holes played, strokes counted: here is the leaderboard of your round at Rock’n’hole!.',
  },
  sections: [
    {
      type: 'hero',
      options: { size: 'small', color: 'background' },
      slots: {
        kicker: { text: { de: 'Ziel · 4,2 km · 9 Löcher', fr: 'Arrivée · 4,2 km · 9 trous', en: 'Finish · 4.2 km · 9 holes' } },
        title: { text: { de: 'Ins Ziel', fr: 'À l’arrivée', en: 'The finish' } },
        description: {
          text: {
            de: 'Wer am wenigsten geschlagen hat, trinkt gratis. Wer am meisten geschlagen hat, hatte mehr vom Abend.',
            fr: 'Qui a le moins de coups boit gratuitement. Qui en a le plus en a le mieux profité.',
            en: 'Fewest strokes drinks for free. Most strokes got more out of the night.',
          },
        },
      },
    },
    {
      type: 'scoreTracker',
      options: { scoreOptions: 'table', wholeRounds: true, color: 'secondary' },
      slots: { title: { text: { de: 'Rangliste', fr: 'Classement', en: 'Leaderboard' } } },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'accent' },
      slots: {
        kicker: { text: { de: 'Loch 10, inoffiziell', fr: 'Trou 10, officieux', en: 'Hole 10, unofficially' } },
        title: { text: { de: 'Und jetzt an die Bar', fr: 'Et maintenant, au bar', en: 'And now, the bar' } },
        description: {
          text: {
            de: 'Gib deinen Schläger ab und nimm das Resultat mit. Das erste Getränk ist im Ticket.',
            fr: 'Rends ton club, garde ton score. La première boisson est comprise.',
            en: 'Hand in your club, keep your score. Your first drink is included.',
          },
        },
        button: { text: { de: 'Zur Bar', fr: 'Au bar', en: 'To the bar' }, link: { pageKey: 'bar' } },
        image: {
          picture: 'bar-drink',
          alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert au bar', en: 'Green drink with ice and lime at the bar' },
        },
      },
    },
  ],
}

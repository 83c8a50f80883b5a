import { rich, type DemoPage } from '../../demo-site.ts'

export const bar: DemoPage = {
  key: 'bar',
  slugs: { de: 'bar', fr: 'bar', en: 'bar' },
  name: { de: 'Die Bar', fr: 'Le bar', en: 'The bar' },
  description: {
    de: 'Die Bar nach Loch 9: Limonaden, regionales Bier, Pizza vom Blech. Auch ohne Runde offen.',
    fr: 'Le bar après le trou 9 : limonades, bières de la région, pizza à partager. Ouvert aussi sans partie.',
    en: 'The bar after hole 9: lemonades, local beer, tray pizza. Open without a round, too.',
  },
  sections: [
    {
      type: 'hero',
      options: { color: 'surface' },
      slots: {
        kicker: { text: { de: 'Loch 10, inoffiziell', fr: 'Trou 10, officieux', en: 'Hole 10, unofficially' } },
        title: { text: { de: 'Zum Schluss ein Birdie', fr: 'Un Birdie pour finir', en: 'Finish with a Birdie' } },
        description: { text: { de: 'Du brauchst kein Ticket, um hier zu sitzen. Freitags legt Joel ab 21 Uhr auf.', fr: 'Pas besoin de billet pour s’asseoir. Le vendredi, Joel passe des disques dès 21 h.', en: 'You need no ticket to sit here. On Fridays Joel plays records from 9 pm.' } },
        image: { picture: 'bar-drink', alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert au bar', en: 'Green drink with ice and lime at the bar' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Karte', fr: 'Carte', en: 'Menu' } },
        textBlock: {
          rich: {
            de: rich(['## Ohne', '- Limonade Rhabarber oder Minze, 4 dl: **CHF 6.50**', '- Birdie alkoholfrei: **CHF 9**', '## Mit', '- Helles vom Fass, 3 dl: **CHF 5.50**', '- Birdie, Gin, Gurke, Limette: **CHF 14**', '- Bunker, Rum, Ingwer, Sand aus Zucker: **CHF 15**', '## Dazu', '- Pizza vom Blech, Stück: **CHF 7**', '- Pommes mit Kräutersalz: **CHF 8**']),
            fr: rich(['## Sans', '- Limonade rhubarbe ou menthe, 4 dl : **CHF 6.50**', '- Birdie sans alcool : **CHF 9**', '## Avec', '- Blonde pression, 3 dl : **CHF 5.50**', '- Birdie, gin, concombre, citron vert : **CHF 14**', '- Bunker, rhum, gingembre, sable de sucre : **CHF 15**', '## À côté', '- Part de pizza : **CHF 7**', '- Frites au sel aux herbes : **CHF 8**']),
            en: rich(['## Without', '- Rhubarb or mint lemonade, 4 dl: **CHF 6.50**', '- Alcohol-free Birdie: **CHF 9**', '## With', '- Draught lager, 3 dl: **CHF 5.50**', '- Birdie, gin, cucumber, lime: **CHF 14**', '- Bunker, rum, ginger, sugar sand: **CHF 15**', '## On the side', '- Slice of tray pizza: **CHF 7**', '- Chips with herb salt: **CHF 8**']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        title: { text: { de: 'Name an die Wand', fr: 'Ton nom au mur', en: 'Your name on the wall' } },
        description: { text: { de: 'Wer an Loch 9 ein Ass schlägt, läutet die Glocke. 41 Namen stehen schon da.', fr: 'Un trou en un au 9, et tu sonnes la cloche. Il y a déjà 41 noms.', en: 'Hole in one at nine and you ring the bell. There are 41 names so far.' } },
        button: { text: { de: 'Loch 9 ansehen', fr: 'Voir le trou 9', en: 'See hole 9' }, link: { pageKey: 'hole-9' } },
        image: { picture: 'hole-9-party', alt: { de: 'Tanzfläche mit Discokugel', fr: 'Piste de danse avec boule à facettes', en: 'Dance floor with mirror ball' } },
      },
    },
  ],
}

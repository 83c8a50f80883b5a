import type { DemoGroup, DemoPage } from '../../demo-site.ts'
import { offer, same, type Words } from '../words.ts'

const slide = (picture: string, alt: Words, title: Words, text: Words): DemoGroup => ({ type: 'contentSliderCard', options: { textPosition: 'bottom-left' }, slots: { title: { text: title }, description: { text }, backgroundImage: { picture, alt } } })

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
        description: { text: { de: 'Du brauchst kein Ticket, um hier zu sitzen. Freitags legt Joel ab 21 Uhr auf.', fr: 'Pas besoin de billet pour s’asseoir. Le vendredi, Joel passe des disques dès 21 h.', en: 'You need no ticket to sit here. On Fridays Joel plays records from 21:00.' } },
        image: { picture: 'bar-drink', alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert au bar', en: 'Green drink with ice and lime at the bar' } },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'secondary' },
      slots: { title: { text: { de: 'Karte', fr: 'Carte', en: 'Menu' } } },
      cards: [
        offer({ title: { de: 'Birdie', fr: 'Birdie', en: 'Birdie' }, text: { de: 'Gin, Gurke, Limette. Ohne Alkohol CHF 9.', fr: 'Gin, concombre, citron vert. Sans alcool, CHF 9.', en: 'Gin, cucumber, lime. Alcohol-free CHF 9.' }, note: same('2 dl'), cost: '14' }),
        offer({ title: { de: 'Bunker', fr: 'Bunker', en: 'Bunker' }, text: { de: 'Rum, Ingwer, Sand aus Zucker.', fr: 'Rhum, gingembre, sable de sucre.', en: 'Rum, ginger, sugar sand.' }, note: same('2 dl'), cost: '15' }),
        offer({ title: { de: 'Helles vom Fass', fr: 'Blonde pression', en: 'Draught lager' }, text: { de: 'Aus einer Garage in Wülflingen.', fr: 'Brassée dans un garage de Wülflingen.', en: 'From a garage in Wülflingen.' }, note: same('3 dl'), cost: '5.50' }),
        offer({ title: { de: 'Limonade', fr: 'Limonade', en: 'Lemonade' }, text: { de: 'Rhabarber oder Minze, hausgemacht.', fr: 'Rhubarbe ou menthe, maison.', en: 'Rhubarb or mint, home-made.' }, note: same('4 dl'), cost: '6.50' }),
        offer({ title: { de: 'Pizza vom Blech', fr: 'Pizza à la plaque', en: 'Tray pizza' }, text: { de: 'Margherita oder mit allem.', fr: 'Margherita ou avec tout.', en: 'Margherita or with everything.' }, note: { de: 'Stück', fr: 'la part', en: 'slice' }, cost: '7' }),
        offer({ title: { de: 'Pommes', fr: 'Frites', en: 'Chips' }, text: { de: 'Mit Kräutersalz und zwei Saucen.', fr: 'Au sel aux herbes, avec deux sauces.', en: 'With herb salt and two dips.' }, note: { de: 'zum Teilen', fr: 'à partager', en: 'to share' }, cost: '8' }),
      ],
    },
    {
      type: 'contentSliderBoard',
      options: { color: 'primary' },
      cards: [
        slide('hole-9-party', { de: 'Tanzfläche mit Discokugel', fr: 'Piste de danse avec boule à facettes', en: 'Dance floor with mirror ball' }, { de: 'Freitag: Joel legt auf', fr: 'Vendredi : Joel aux platines', en: 'Friday: Joel on the decks' }, { de: 'Ab 21 Uhr, alles zwischen Funk und Punk. Wünsche nur auf Bierdeckeln.', fr: 'Dès 21 h, tout entre funk et punk. Les demandes, sur sous-bock uniquement.', en: 'From 21:00, anything between funk and punk. Requests on beer mats only.' }),
        slide('hole-7-market', { de: 'Marktgasse mit Ständen und Lichterketten', fr: 'Ruelle de marché avec stands et guirlandes lumineuses', en: 'Market alley with stalls and string lights' }, { de: 'Donnerstag: Quiz um acht', fr: 'Jeudi : quiz à 20 h', en: 'Thursday: quiz at eight' }, { de: 'Drei Runden, höchstens sechs Leute pro Tisch. Gewonnen wird eine Runde Golf.', fr: 'Trois manches, six personnes par table au plus. À gagner : une partie de golf.', en: 'Three rounds, six people a table at most. The prize is a round of golf.' }),
        slide('hole-1-kiosk', { de: 'Beleuchteter Kiosk bei Nacht', fr: 'Kiosque éclairé la nuit', en: 'Lit kiosk at night' }, { de: 'Sonntag: Waffeln statt Wodka', fr: 'Dimanche : gaufres plutôt que vodka', en: 'Sunday: waffles, not vodka' }, { de: 'Von 12 bis 18 Uhr gehört die Bar den Kindern. Erwachsene dürfen mitessen.', fr: 'De 12 h à 18 h, le bar est aux enfants. Les adultes ont le droit de goûter.', en: 'From 12:00 to 18:00 the bar belongs to the kids. Adults may have a bite.' }),
      ],
    },
    {
      type: 'videoPlayer',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Kino an der Brandmauer', fr: 'Cinéma contre le mur', en: 'Cinema on the wall' } },
        description: { text: { de: 'Am ersten Mittwoch im Monat zeigen wir einen freien Film, Eintritt gratis. Als Nächstes läuft «Big Buck Bunny», das Kaninchen mit dem langen Geduldsfaden.', fr: 'Le premier mercredi du mois, nous projetons un film libre, entrée gratuite. Prochaine séance : « Big Buck Bunny », le lapin à la patience longue mais finie.', en: 'On the first Wednesday of the month we show a free film, and it costs nothing. Next up is «Big Buck Bunny», the rabbit who puts up with a lot.' } },
        video: { youtube: 'aqz-KE-bpKQ', alt: { de: 'Kurzfilm «Big Buck Bunny»', fr: 'Court métrage « Big Buck Bunny »', en: 'Short film «Big Buck Bunny»' } },
      },
    },
    { type: 'spacer', options: { size: 'small', color: 'background' } },
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

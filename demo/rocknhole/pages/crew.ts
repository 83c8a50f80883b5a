import type { DemoPage } from '../../demo-site.ts'
import { card, same } from '../words.ts'

export const crew: DemoPage = {
  key: 'crew',
  slugs: { de: 'crew', fr: 'equipe', en: 'crew' },
  name: { de: 'Die Crew', fr: 'L’équipe', en: 'The crew' },
  description: {
    de: 'Vier Leute, neun Löcher: wer hinter Rock’n’hole! in Winterthur steckt.',
    fr: 'Quatre personnes, neuf trous : qui se cache derrière Rock’n’hole! à Winterthour.',
    en: 'Four people, nine holes: who is behind Rock’n’hole! in Winterthur.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Seit 2019', fr: 'Depuis 2019', en: 'Since 2019' } },
        title: { text: { de: 'Angefangen mit einem Tennisball', fr: 'Tout a commencé avec une balle de tennis', en: 'It began with a tennis ball' } },
        description: { text: { de: 'Amina hatte Grossvaters Putter geerbt und keinen Golfplatz. Drei Strassen später waren wir zu viert.', fr: 'Amina avait hérité du putter de son grand-père, mais pas du golf. Trois rues plus loin, nous étions quatre.', en: 'Amina had inherited her grandfather’s putter but no golf course. Three streets later there were four of us.' } },
        image: { picture: 'crew', alt: { de: 'Die vierköpfige Crew von hinten mit Schlägern', fr: 'Les quatre membres de l’équipe, de dos, avec leurs clubs', en: 'The crew of four seen from behind with their clubs' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Wir vier', fr: 'Nous quatre', en: 'The four of us' } } },
      cards: [
        card({ picture: 'portrait-1', alt: { de: 'Porträt von Amina Keller', fr: 'Portrait d’Amina Keller', en: 'Portrait of Amina Keller' }, title: same('Amina Keller'), text: { de: 'Gründerin. Sieht in jeder Unterführung ein Par 3.', fr: 'Fondatrice. Voit un par 3 dans chaque passage souterrain.', en: 'Founder. Sees a par 3 in every underpass.' } }),
        card({ picture: 'portrait-2', alt: { de: 'Porträt von Beat Zgraggen', fr: 'Portrait de Beat Zgraggen', en: 'Portrait of Beat Zgraggen' }, title: same('Beat Zgraggen'), text: { de: 'Platzwart und Schlosser. Hat jedes Loch selbst geschweisst.', fr: 'Green-keeper et serrurier. A soudé chaque trou lui-même.', en: 'Greenkeeper and metalworker. Welded every hole himself.' } }),
        card({ picture: 'portrait-3', alt: { de: 'Porträt von Joel Mensah', fr: 'Portrait de Joel Mensah', en: 'Portrait of Joel Mensah' }, title: same('Joel Mensah'), text: { de: 'Musik und Scorekarte. Schreibt den Code nachts.', fr: 'Musique et carte de score. Code la nuit.', en: 'Music and score card. Writes the code at night.' } }),
        card({ picture: 'portrait-4', alt: { de: 'Porträt von Heidi Sutter', fr: 'Portrait de Heidi Sutter', en: 'Portrait of Heidi Sutter' }, title: same('Heidi Sutter'), text: { de: 'Barchefin. Handicap unbekannt, Birdie legendär.', fr: 'Cheffe de bar. Handicap inconnu, Birdie légendaire.', en: 'Head of bar. Handicap unknown, Birdie legendary.' } }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Hilf uns am Wochenende', fr: 'Un coup de main le week-end ?', en: 'Help out at weekends' } },
        description: { text: { de: 'Wir suchen Leute für Schlägerausgabe und Bar, CHF 28.50 pro Stunde, ab 18 Jahren.', fr: 'On cherche du monde pour les clubs et le bar, CHF 28.50 de l’heure, dès 18 ans.', en: 'We need people for clubs and bar, CHF 28.50 an hour, 18 and over.' } },
        button: { text: { de: 'Melde dich', fr: 'Écris-nous', en: 'Get in touch' }, link: { type: 'email', email: 'jobs@rocknhole.example' } },
      },
    },
  ],
}

import type { DemoPage } from '../../demo-site.ts'
import { person } from '../words.ts'

export const crew: DemoPage = {
  key: 'crew',
  slugs: { de: 'crew', fr: 'equipe', en: 'crew' },
  name: { de: 'Die Crew', fr: 'L’équipe', en: 'The crew' },
  description: {
    de: 'Vier Leute, neun Löcher: wer hinter Rock’n’hole! in Winterthur steckt.',
    fr: 'Quatre personnes, neuf trous : qui se cache derrière Rock’n’hole! à Winterthour.',
    en: 'Four people, nine holes and one building permit: who is behind Rock’n’hole! in Winterthur.',
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
      type: 'teamContainer',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Wir vier', fr: 'Nous quatre', en: 'The four of us' } } },
      cards: [
        person({ picture: 'portrait-1', name: 'Amina Keller', role: { de: 'Gründerin', fr: 'Fondatrice', en: 'Founder' }, about: { de: 'Sieht in jeder Unterführung ein Par 3.', fr: 'Voit un par 3 dans chaque passage souterrain.', en: 'Sees a par 3 in every underpass.' }, email: 'amina@rocknhole.example' }),
        person({ picture: 'portrait-2', name: 'Beat Zgraggen', role: { de: 'Platzwart und Schlosser', fr: 'Green-keeper et serrurier', en: 'Greenkeeper and metalworker' }, about: { de: 'Hat jedes Loch selbst geschweisst.', fr: 'A soudé chaque trou lui-même.', en: 'Welded every hole himself.' }, email: 'beat@rocknhole.example' }),
        person({ picture: 'portrait-3', name: 'Joel Mensah', role: { de: 'Musik und Scorekarte', fr: 'Musique et carte de score', en: 'Music and score card' }, about: { de: 'Schreibt den Code nachts.', fr: 'Code la nuit.', en: 'Writes the code at night.' }, email: 'joel@rocknhole.example' }),
        person({ picture: 'portrait-4', name: 'Heidi Sutter', role: { de: 'Barchefin', fr: 'Cheffe de bar', en: 'Head of bar' }, about: { de: 'Handicap unbekannt, Birdie legendär.', fr: 'Handicap inconnu, Birdie légendaire.', en: 'Handicap unknown, Birdie legendary.' }, email: 'heidi@rocknhole.example' }),
      ],
    },
    {
      type: 'imageCollage',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Alles selbst gebaut', fr: 'Tout fait maison', en: 'All built by hand' } },
        description: { text: { de: 'Neun Löcher, 31 Schweissnähte, eine Baubewilligung. Die Reihenfolge stimmt nicht ganz.', fr: 'Neuf trous, 31 soudures, un permis de construire. L’ordre n’est pas tout à fait exact.', en: 'Nine holes, 31 welds, one building permit. Not quite in that order.' } },
        image: { picture: 'hole-5-skate-bowl', alt: { de: 'Skatebowl im Flutlicht', fr: 'Bowl de skate sous les projecteurs', en: 'Floodlit skate bowl' } },
        secondaryImage: { picture: 'clubs', alt: { de: 'Drei Golfschläger vor pinkem Kreis', fr: 'Trois clubs devant un cercle rose', en: 'Three clubs in front of a pink circle' } },
        tertiaryImage: { picture: 'hole-2-stairs', alt: { de: 'Grün beleuchtete Treppe, ein Ball hüpft die Stufen hinunter', fr: 'Escalier éclairé de vert, une balle rebondit sur les marches', en: 'Green-lit staircase, a ball bouncing down the steps' } },
        quaternaryImage: { picture: 'hole-6-rooftop', alt: { de: 'Zwei Spielende auf einem Dach vor pinkem Mond', fr: 'Deux personnes sur un toit devant une lune rose', en: 'Two players on a roof in front of a pink moon' } },
      },
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

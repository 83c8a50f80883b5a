import type { DemoPage } from '../../demo-site.ts'
import { holeFacts } from '../hole-facts.ts'
import { card, offer, person, playButton, same, step } from '../words.ts'
import { agenda, friday, gallery, voices } from './home-nights.ts'

export const home: DemoPage = {
  key: 'home',
  role: 'home',
  slugs: same('~home'),
  name: { de: 'Urban Golf in Winterthur', fr: 'Golf urbain à Winterthour', en: 'Urban golf in Winterthur' },
  description: {
    de: 'Neun Löcher quer durch Winterthur, ein Schläger, ein weicher Ball und eine Bar am Schluss. Ab CHF 15 pro Person.',
    fr: 'Neuf trous à travers Winterthour, un club, une balle souple et un bar à la fin. Dès CHF 15 par personne.',
    en: 'Nine holes across Winterthur, one club, one soft ball and a bar at the end. From CHF 15 per person.',
  },
  sections: [
    {
      type: 'hero',
      options: { textPosition: 'center-left' },
      slots: {
        kicker: { text: { de: 'Urban Golf in Winterthur', fr: 'Golf urbain à Winterthour', en: 'Urban golf in Winterthur' } },
        title: { text: { de: 'Die Stadt ist dein Platz.', fr: 'La ville est ton green.', en: 'The city is your course.' } },
        description: {
          text: {
            de: 'Neun Löcher, ein Schläger, ein Ball, der keine Scheiben kaputt macht. Und am Schluss eine Bar.',
            fr: 'Neuf trous, un club, une balle qui ne casse pas les vitres. Et un bar à l’arrivée.',
            en: 'Nine holes, one club, a ball that breaks no windows. And a bar at the end.',
          },
        },
        button: playButton,
        secondaryButton: { text: { de: 'Die neun Löcher', fr: 'Les neuf trous', en: 'The nine holes' }, link: { pageKey: 'course' } },
        backgroundImage: {
          picture: 'hero-night',
          alt: { de: 'Golferin schlägt nachts einen Ball über die Dächer der Stadt', fr: 'Une golfeuse envoie sa balle au-dessus des toits, la nuit', en: 'Golfer hitting a ball over the city roofs at night' },
          focalPoint: { x: 0.7, y: 0.55 },
        },
      },
    },
    friday,
    {
      type: 'stepFeedBoard',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'So läuft’s', fr: 'Ça marche comme ça', en: 'How it works' } },
      },
      cards: [
        step({
          picture: 'clubs',
          alt: { de: 'Drei Golfschläger vor pinkem Kreis', fr: 'Trois clubs devant un cercle rose', en: 'Three clubs in front of a pink circle' },
          title: { de: 'Schläger holen', fr: 'Prends un club', en: 'Grab a club' },
          text: { de: 'Am Gleisweg 9. Ausweis dalassen, Schläger und Ball mitnehmen.', fr: 'Au Gleisweg 9. Laisse ta carte, pars avec un club et une balle.', en: 'At Gleisweg 9. Leave your ID, take a club and a ball.' },
        }),
        step({
          picture: 'ball-sticker',
          alt: { de: 'Sticker mit Golfball und Blitz', fr: 'Autocollant avec balle et éclair', en: 'Sticker with golf ball and lightning bolt' },
          title: { de: 'Code scannen', fr: 'Scanne le code', en: 'Scan the code' },
          text: { de: 'Alle im Team auf derselben Scorekarte. Sie läuft im Browser, ohne App.', fr: 'Toute l’équipe sur la même carte de score. Dans le navigateur, sans appli.', en: 'The whole team on one score card. In the browser, no app.' },
        }),
        step({
          picture: 'hole-7-market',
          alt: { de: 'Marktgasse mit Lichterketten', fr: 'Ruelle de marché avec guirlandes', en: 'Market alley with string lights' },
          title: { de: 'Losziehen', fr: 'En route', en: 'Off you go' },
          text: { de: 'Zwei Stunden, 4,2 Kilometer, neun Löcher. Pausen erlaubt.', fr: 'Deux heures, 4,2 kilomètres, neuf trous. Pauses permises.', en: 'Two hours, 4.2 kilometres, nine holes. Breaks allowed.' },
        }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'primary' },
      slots: {
        kicker: { text: { de: 'Loch 6', fr: 'Trou 6', en: 'Hole 6' } },
        title: { text: { de: 'Von Dach zu Dach', fr: 'D’un toit à l’autre', en: 'Roof to roof' } },
        description: { text: { de: 'Das längste Loch: 88 Meter übers Parkdeck. Keine Angst, unten hängt ein Netz.', fr: 'Le plus long : 88 mètres depuis le parking. Pas de panique, il y a un filet.', en: 'The longest one: 88 metres off the parking deck. Do not worry, there is a net.' } },
        button: { text: { de: 'Loch 6 ansehen', fr: 'Voir le trou 6', en: 'See hole 6' }, link: { pageKey: 'hole-6' } },
        image: { picture: 'hole-6-rooftop', alt: { de: 'Zwei Spielende auf einem Dach vor pinkem Mond', fr: 'Deux personnes sur un toit devant une lune rose', en: 'Two players on a roof in front of a pink moon' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 5, color: 'background' },
      slots: {
        title: { text: { de: 'Fünf von neun', fr: 'Cinq sur neuf', en: 'Five of nine' } },
        description: { text: { de: 'Par 32 insgesamt. Der Rekord liegt bei 23, gehalten von einer Physiklehrerin aus Töss.', fr: 'Par 32 au total. Le record est de 23, détenu par une prof de physique de Töss.', en: 'Par 32 in all. The record is 23, held by a physics teacher from Töss.' } },
      },
      cards: holeFacts.slice(0, 5).map((hole) => card({ picture: hole.picture, alt: hole.alt, title: { de: `${hole.number} ${hole.title.de}`, fr: `${hole.number} ${hole.title.fr}`, en: `${hole.number} ${hole.title.en}` }, text: hole.teaser, link: { pageKey: hole.key } })),
    },
    {
      type: 'serviceBoard',
      options: { columns: 4, color: 'secondary' },
      slots: {
        title: { text: { de: 'Was es kostet', fr: 'Combien ça coûte', en: 'What it costs' } },
        description: { text: { de: 'Mittwoch und Donnerstag 17:00–23:00 Uhr\nFreitag und Samstag 14:00–01:00 Uhr\nSonntag 12:00–18:00 Uhr', fr: 'Mercredi et jeudi 17:00–23:00\nVendredi et samedi 14:00–01:00\nDimanche 12:00–18:00', en: 'Wednesday and Thursday 17:00–23:00\nFriday and Saturday 14:00–01:00\nSunday 12:00–18:00' } },
      },
      cards: [
        offer({ title: { de: 'Erwachsene', fr: 'Adultes', en: 'Adults' }, text: { de: 'Mit Drink nach Loch 9.', fr: 'Boisson comprise après le trou 9.', en: 'With a drink after hole 9.' }, note: { de: '2 Stunden', fr: '2 heures', en: '2 hours' }, cost: '32' }),
        offer({ title: { de: 'Reduziert', fr: 'Réduit', en: 'Reduced' }, text: { de: 'Ausbildung, AHV, KulturLegi.', fr: 'Formation, AVS, CarteCulture.', en: 'Students, seniors, KulturLegi.' }, note: { de: '2 Stunden', fr: '2 heures', en: '2 hours' }, cost: '24' }),
        offer({ title: { de: 'Kinder bis 12', fr: 'Enfants jusqu’à 12 ans', en: 'Children up to 12' }, text: { de: 'In Begleitung, mit Sirup.', fr: 'Accompagnés, sirop compris.', en: 'Accompanied, soft drink included.' }, note: { de: '2 Stunden', fr: '2 heures', en: '2 hours' }, cost: '15' }),
        offer({ title: { de: 'Familie', fr: 'Famille', en: 'Family' }, text: { de: 'Zwei Grosse, bis drei Kleine.', fr: 'Deux grands, jusqu’à trois petits.', en: 'Two tall ones, up to three small ones.' }, note: { de: 'auch in Etappen', fr: 'aussi par étapes', en: 'in stages if you like' }, cost: '85' }),
      ],
    },
    {
      type: 'multiCta',
      options: { columnWidth: 'equal', color: 'background' },
      slots: {
        image: { picture: 'crew', alt: { de: 'Vier Leute mit Golfschlägern von hinten auf nächtlicher Strasse', fr: 'Quatre personnes de dos, clubs en main, dans une rue la nuit', en: 'Four people with clubs seen from behind in a street at night' } },
        title: { text: { de: 'Teamanlass ohne Flipchart', fr: 'Sortie d’équipe sans paperboard', en: 'Team event, no flip chart' } },
        description: { text: { de: 'Wir teilen euch ein, stoppen die Zeit und küren die schlechteste Runde. 8 bis 90 Personen, auch am Montag.', fr: 'On forme les équipes, on chronomètre et on sacre le pire score. De 8 à 90 personnes, même le lundi.', en: 'We split you up, keep time and crown the worst round. 8 to 90 people, Mondays included.' } },
        button: { text: { de: 'Für Gruppen', fr: 'Pour les groupes', en: 'For groups' }, link: { pageKey: 'groups' } },
        secondaryImage: { picture: 'bar-drink', alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert', en: 'Green drink with ice and lime' } },
        secondaryTitle: { text: { de: 'Die Bar am Ende der Bahn', fr: 'Le bar au bout du parcours', en: 'The bar at the end' } },
        secondaryDescription: { text: { de: 'Hausgemachte Limonaden, drei Biere aus der Region und der Birdie: Gin, Gurke, Limette, CHF 14.', fr: 'Limonades maison, trois bières de la région et le Birdie : gin, concombre, citron vert, CHF 14.', en: 'Home-made lemonades, three local beers and the Birdie: gin, cucumber, lime, CHF 14.' } },
        secondaryButton: { text: { de: 'Zur Karte', fr: 'Voir la carte', en: 'See the menu' }, link: { pageKey: 'bar' } },
      },
    },
    gallery,
    voices,
    {
      type: 'teamContainer',
      options: { layout: 'avatar', alignment: 'center', color: 'surface' },
      slots: { title: { text: { de: 'Die Crew', fr: 'L’équipe', en: 'The crew' } } },
      cards: [
        person({ picture: 'portrait-1', name: 'Amina Keller', shown: 'Amina', role: { de: 'Hat es erfunden', fr: 'L’a inventé', en: 'Invented it' } }),
        person({ picture: 'portrait-2', name: 'Beat Zgraggen', shown: 'Beat', role: { de: 'Baut die Löcher', fr: 'Construit les trous', en: 'Builds the holes' } }),
        person({ picture: 'portrait-3', name: 'Joel Mensah', shown: 'Joel', role: { de: 'Legt auf', fr: 'Passe les disques', en: 'Plays the records' } }),
        person({ picture: 'portrait-4', name: 'Heidi Sutter', shown: 'Heidi', role: { de: 'Führt die Bar', fr: 'Tient le bar', en: 'Runs the bar' } }),
      ],
    },
    agenda,
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Komm einfach vorbei', fr: 'Passe, tout simplement', en: 'Just drop by' } },
        description: { text: { de: 'Ohne Reservation, solange Schläger da sind.', fr: 'Sans réservation, tant qu’il reste des clubs.', en: 'No booking needed while clubs last.' } },
        button: playButton,
      },
    },
  ],
}

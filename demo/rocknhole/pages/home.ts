import { rich, type DemoPage } from '../../demo-site.ts'
import { holeFacts } from '../hole-facts.ts'
import { card, playButton, same } from '../words.ts'

export const home: DemoPage = {
  key: 'home',
  role: 'home',
  slugs: same('~home'),
  name: { de: 'Urban Golf in Winterthur', fr: 'Golf urbain à Winterthour', en: 'Urban golf in Winterthur' },
  description: {
    de: 'Neun Löcher quer durch Winterthur, ein Schläger, ein weicher Ball und eine Bar am Schluss. Ab CHF 24 pro Person.',
    fr: 'Neuf trous à travers Winterthour, un club, une balle souple et un bar à la fin. Dès CHF 24 par personne.',
    en: 'Nine holes across Winterthur, one club, one soft ball and a bar at the end. From CHF 24 per person.',
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
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'surface' },
      slots: {
        title: { text: { de: 'So läuft’s', fr: 'Ça marche comme ça', en: 'How it works' } },
      },
      cards: [
        card({
          picture: 'clubs',
          alt: { de: 'Drei Golfschläger vor pinkem Kreis', fr: 'Trois clubs devant un cercle rose', en: 'Three clubs in front of a pink circle' },
          title: { de: '1. Schläger holen', fr: '1. Prends un club', en: '1. Grab a club' },
          text: { de: 'Am Gleisweg 9. Ausweis dalassen, Schläger und Ball mitnehmen.', fr: 'Au Gleisweg 9. Laisse ta carte, pars avec un club et une balle.', en: 'At Gleisweg 9. Leave your ID, take a club and a ball.' },
        }),
        card({
          picture: 'ball-sticker',
          alt: { de: 'Sticker mit Golfball und Blitz', fr: 'Autocollant avec balle et éclair', en: 'Sticker with golf ball and lightning bolt' },
          title: { de: '2. Code scannen', fr: '2. Scanne le code', en: '2. Scan the code' },
          text: { de: 'Alle im Team auf derselben Scorekarte. Sie läuft im Browser, ohne App.', fr: 'Toute l’équipe sur la même carte de score. Dans le navigateur, sans appli.', en: 'The whole team on one score card. In the browser, no app.' },
        }),
        card({
          picture: 'hole-7-market',
          alt: { de: 'Marktgasse mit Lichterketten', fr: 'Ruelle de marché avec guirlandes', en: 'Market alley with string lights' },
          title: { de: '3. Losziehen', fr: '3. En route', en: '3. Off you go' },
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
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Was es kostet', fr: 'Combien ça coûte', en: 'What it costs' } },
        textBlock: {
          rich: {
            de: rich(['- Erwachsene: **CHF 32** mit Drink', '- In Ausbildung und mit KulturLegi: **CHF 24**', '- Kinder bis 12: **CHF 15** mit Sirup', '- Familie, 2 + 3: **CHF 85**', '## Wann', '- Mittwoch und Donnerstag: **17–23 Uhr**', '- Freitag und Samstag: **14–01 Uhr**', '- Sonntag: **12–18 Uhr**']),
            fr: rich(['- Adultes : **CHF 32**, boisson comprise', '- En formation et CarteCulture : **CHF 24**', '- Enfants jusqu’à 12 ans : **CHF 15**, sirop compris', '- Famille, 2 + 3 : **CHF 85**', '## Quand', '- Mercredi et jeudi : **17 h–23 h**', '- Vendredi et samedi : **14 h–1 h**', '- Dimanche : **12 h–18 h**']),
            en: rich(['- Adults: **CHF 32** with a drink', '- Students and KulturLegi holders: **CHF 24**', '- Children up to 12: **CHF 15** with a soft drink', '- Family, 2 + 3: **CHF 85**', '## When', '- Wednesday and Thursday: **5 pm–11 pm**', '- Friday and Saturday: **2 pm–1 am**', '- Sunday: **noon–6 pm**']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        kicker: { text: { de: 'Gruppen ab 8', fr: 'Groupes dès 8', en: 'Groups of 8 and up' } },
        title: { text: { de: 'Teamanlass ohne Flipchart', fr: 'Sortie d’équipe sans paperboard', en: 'Team event, no flip chart' } },
        description: { text: { de: 'Wir teilen euch ein, stoppen die Zeit und küren die schlechteste Runde. Bis 90 Personen, auch am Montag.', fr: 'On forme les équipes, on chronomètre et on sacre le pire score. Jusqu’à 90 personnes, même le lundi.', en: 'We split you up, keep time and crown the worst round. Up to 90 people, Mondays included.' } },
        button: { text: { de: 'Für Gruppen', fr: 'Pour les groupes', en: 'For groups' }, link: { pageKey: 'groups' } },
        image: { picture: 'crew', alt: { de: 'Vier Leute mit Golfschlägern von hinten auf nächtlicher Strasse', fr: 'Quatre personnes de dos, clubs en main, dans une rue la nuit', en: 'Four people with clubs seen from behind in a street at night' } },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'surface' },
      slots: {
        kicker: { text: { de: 'Loch 9 und danach', fr: 'Le trou 9, et après', en: 'Hole 9 and beyond' } },
        title: { text: { de: 'Die Bar am Ende der Bahn', fr: 'Le bar au bout du parcours', en: 'The bar at the end' } },
        description: { text: { de: 'Hausgemachte Limonaden, drei Biere aus der Region und der Birdie: Gin, Gurke, Limette, CHF 14.', fr: 'Limonades maison, trois bières de la région et le Birdie : gin, concombre, citron vert, CHF 14.', en: 'Home-made lemonades, three local beers and the Birdie: gin, cucumber, lime, CHF 14.' } },
        button: { text: { de: 'Zur Karte', fr: 'Voir la carte', en: 'See the menu' }, link: { pageKey: 'bar' } },
        image: { picture: 'bar-drink', alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert', en: 'Green drink with ice and lime' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'avatar', color: 'background' },
      slots: { title: { text: { de: 'Die Crew', fr: 'L’équipe', en: 'The crew' } } },
      cards: [
        card({ picture: 'portrait-1', alt: { de: 'Porträt von Amina Keller', fr: 'Portrait d’Amina Keller', en: 'Portrait of Amina Keller' }, title: same('Amina'), text: { de: 'Hat es erfunden', fr: 'L’a inventé', en: 'Invented it' }, link: { pageKey: 'crew' } }),
        card({ picture: 'portrait-2', alt: { de: 'Porträt von Beat Zgraggen', fr: 'Portrait de Beat Zgraggen', en: 'Portrait of Beat Zgraggen' }, title: same('Beat'), text: { de: 'Baut die Löcher', fr: 'Construit les trous', en: 'Builds the holes' }, link: { pageKey: 'crew' } }),
        card({ picture: 'portrait-3', alt: { de: 'Porträt von Joel Mensah', fr: 'Portrait de Joel Mensah', en: 'Portrait of Joel Mensah' }, title: same('Joel'), text: { de: 'Legt auf', fr: 'Passe les disques', en: 'Plays the records' }, link: { pageKey: 'crew' } }),
        card({ picture: 'portrait-4', alt: { de: 'Porträt von Heidi Sutter', fr: 'Portrait de Heidi Sutter', en: 'Portrait of Heidi Sutter' }, title: same('Heidi'), text: { de: 'Führt die Bar', fr: 'Tient le bar', en: 'Runs the bar' }, link: { pageKey: 'crew' } }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Heute Abend noch frei', fr: 'Libre ce soir', en: 'Free tonight' } },
        description: { text: { de: 'Ohne Reservation, solange Schläger da sind.', fr: 'Sans réservation, tant qu’il reste des clubs.', en: 'No booking needed while clubs last.' } },
        button: playButton,
      },
    },
  ],
}

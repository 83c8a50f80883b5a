import type { DemoGroup } from '../../demo-site.ts'
import { holeFacts } from '../hole-facts.ts'
import { same, type Words } from '../words.ts'

export const friday: DemoGroup = {
  type: 'announcementBubble',
  options: { color: 'accent' },
  slots: {
    title: { text: { de: 'Diesen Freitag', fr: 'Ce vendredi', en: 'This Friday' } },
    description: { text: { de: 'Neonball ab 20 Uhr, Joel legt ab 21 Uhr auf.', fr: 'Balles fluo dès 20 h, Joel mixe dès 21 h.', en: 'Neon balls from 20:00, Joel plays from 21:00.' } },
    button: { text: { de: 'Zur Bar', fr: 'Vers le bar', en: 'To the bar' }, link: { pageKey: 'bar' } },
  },
}

const rest = holeFacts.slice(5)

/** Without links, so that each picture opens large. */
export const gallery: DemoGroup = {
  type: 'imageBoard',
  options: { layout: 'carousel', columns: 3, color: 'surface' },
  slots: {
    title: { text: { de: 'So sieht’s nachts aus', fr: 'La nuit, ça donne ça', en: 'What it looks like at night' } },
    description: { text: { de: 'Tippe auf ein Bild, dann wird es gross.', fr: 'Touche une image pour l’agrandir.', en: 'Tap a picture to see it large.' } },
  },
  cards: rest.map(({ picture, alt, title, number }) => ({ type: 'imageCard', slots: { image: { picture, alt }, title: { text: { de: `${number} ${title.de}`, fr: `${number} ${title.fr}`, en: `${number} ${title.en}` } } } })),
}

const voice = (quote: Words, name: string, who: Words): DemoGroup => ({ type: 'testimonialDetails', slots: { quote: { text: quote }, name: { text: same(name) }, function: { text: who } } })

export const voices: DemoGroup = {
  type: 'testimonialsContainer',
  options: { layout: 'carousel', columns: 3, color: 'secondary' },
  slots: { title: { text: { de: 'Sagen die andern', fr: 'Les autres en parlent', en: 'Word on the street' } } },
  cards: [
    voice({ de: 'Ich habe 61 Schläge gebraucht und noch nie so viel über meine Chefin gelacht.', fr: 'Il m’a fallu 61 coups et je n’ai jamais autant ri avec ma cheffe.', en: 'It took me 61 strokes and I have never laughed so much at my boss.' }, 'Sandro', { de: 'Buchhaltung, Frauenfeld', fr: 'Comptabilité, Frauenfeld', en: 'Accounting, Frauenfeld' }),
    voice({ de: 'Nach zehn Jahren Winterthur kenne ich jetzt endlich diese Treppe.', fr: 'Dix ans à Winterthour, et je découvre enfin cet escalier.', en: 'Ten years in Winterthur and I finally know that staircase.' }, 'Mirjam', { de: 'Töss', fr: 'Töss', en: 'Töss' }),
    voice({ de: 'Der Tunnel hat ein besseres Echo als unser Proberaum.', fr: 'Le tunnel résonne mieux que notre local de répétition.', en: 'The tunnel has a better echo than our rehearsal room.' }, 'Lio', { de: 'Bassist', fr: 'Bassiste', en: 'Bass player' }),
    voice({ de: 'Meine Kinder wollten nach Loch 9 nochmals zu Loch 1. Um zehn Uhr abends.', fr: 'Après le trou 9, mes enfants voulaient refaire le trou 1. À dix heures du soir.', en: 'After hole 9 my kids wanted to go back to hole 1. At ten at night.' }, 'Priya', { de: 'Seen', fr: 'Seen', en: 'Seen' }),
  ],
}

const news = (kicker: Words, title: Words, text: Words, picture: { picture: string; alt: Words }): DemoGroup => ({ type: 'newsFeedCard', slots: { image: picture, kicker: { text: kicker }, title: { text: title }, description: { text } } })

export const agenda: DemoGroup = {
  type: 'newsFeedBoard',
  options: { itemCount: 3, color: 'background' },
  slots: { title: { text: { de: 'Was läuft', fr: 'À l’affiche', en: 'What’s on' } } },
  cards: [
    news(
      { de: 'Jeden Freitag', fr: 'Tous les vendredis', en: 'Every Friday' },
      { de: 'Neonball', fr: 'Nuit fluo', en: 'Neon night' },
      { de: 'Leuchtende Bälle, dunkle Gassen, Musik ab 21 Uhr. Kostet gleich viel wie sonst.', fr: 'Balles lumineuses, ruelles sombres, musique dès 21 h. Au prix habituel.', en: 'Glowing balls, dark alleys, music from 21:00. Same price as ever.' },
      { picture: 'hole-8-tunnel', alt: { de: 'Unterführung mit Graffiti, der Ball prallt von Wand zu Wand', fr: 'Passage souterrain tagué, la balle ricoche d’un mur à l’autre', en: 'Graffiti-covered underpass, the ball bouncing off both walls' } },
    ),
    news(
      { de: 'Letzter Sonntag im Monat', fr: 'Dernier dimanche du mois', en: 'Last Sunday of the month' },
      { de: 'Familienrunde mit Zvieri', fr: 'Tour en famille avec goûter', en: 'Family round with a snack' },
      { de: 'Start um 13 Uhr, kurze Schläger, sechs Löcher. Danach Waffeln an der Bar.', fr: 'Départ à 13 h, petits clubs, six trous. Ensuite, des gaufres au bar.', en: 'Tee-off at 13:00, short clubs, six holes. Waffles at the bar afterwards.' },
      { picture: 'hole-7-market', alt: { de: 'Marktgasse mit Ständen und Lichterketten', fr: 'Ruelle de marché avec stands et guirlandes lumineuses', en: 'Market alley with stalls and string lights' } },
    ),
    news(
      { de: 'Samstag, 12. Dezember', fr: 'Samedi 12 décembre', en: 'Saturday 12 December' },
      { de: 'Stadtmeisterschaft im Glühwein', fr: 'Championnat de la ville au vin chaud', en: 'Mulled wine city championship' },
      { de: 'Zweierteams, 32 Startplätze, ein Wanderpokal aus Beats Werkstatt. Anmeldung an der Bar.', fr: 'Équipes de deux, 32 places, une coupe soudée par Beat. Inscription au bar.', en: 'Teams of two, 32 places, a cup from Beat’s workshop. Sign up at the bar.' },
      { picture: 'hole-9-party', alt: { de: 'Tanzfläche mit Discokugel', fr: 'Piste de danse avec boule à facettes', en: 'Dance floor with mirror ball' } },
    ),
  ],
}

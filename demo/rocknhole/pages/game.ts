import { rich, type DemoPage } from '../../demo-site.ts'
import { same } from '../words.ts'
import { courseMap } from './trail-map.ts'

const slugs = (screen: string) => same(`~urban-golf-${screen}`)
const ball = { picture: 'ball-sticker', alt: { de: 'Sticker mit Golfball und Blitz', fr: 'Autocollant avec balle et éclair', en: 'Sticker with golf ball and lightning bolt' } }

const start: DemoPage = {
  key: 'start',
  slugs: slugs('start'),
  name: { de: 'Jetzt spielen', fr: 'Jouer maintenant', en: 'Play now' },
  description: {
    de: 'Spielkarte öffnen, Team eintragen, loslegen: so startest du deine Runde bei Rock’n’hole!.',
    fr: 'Ouvre la carte de score, inscris l’équipe, joue : voici comment démarrer chez Rock’n’hole!.',
    en: 'Open the score card, enter your team, go: how to start your round at Rock’n’hole!.',
  },
  sections: [
    {
      type: 'gameSetup',
      options: { gameOptions: 'start' },
      slots: { title: { text: same("Rock'n'hole!") }, subtitle: { text: { de: 'Winterthur', fr: 'Winterthour', en: 'Winterthur' } }, image: ball },
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Gut zu wissen', fr: 'Bon à savoir', en: 'Good to know' } },
        textBlock: {
          rich: {
            de: rich([
              '- Den Schläger gibt es am Gleisweg 9, Loch 1 liegt beim Kiosk',
              '- Zwei bis sechs Personen pro Team',
              '- Ein Handy pro Team genügt, alle können mitzählen',
              '- Die Spielkarte läuft auch ohne Netz und gleicht später ab',
              '- Feste Schuhe, keine Stollen',
              '- Unter 16 nur mit Begleitung',
            ]),
            fr: rich([
              '- Le club t’attend au Gleisweg 9, le trou 1 est devant le kiosque',
              '- De deux à six personnes par équipe',
              '- Un téléphone par équipe suffit, tout le monde peut compter',
              '- La carte de score fonctionne hors réseau et se met à jour ensuite',
              '- Bonnes chaussures, sans crampons',
              '- Moins de 16 ans : accompagnés',
            ]),
            en: rich([
              '- Pick up your club at Gleisweg 9, hole 1 is by the kiosk',
              '- Two to six people per team',
              '- One phone per team is enough, everyone may count',
              '- The score card works offline and catches up later',
              '- Sturdy shoes, no spikes',
              '- Under 16 only when accompanied',
            ]),
          },
        },
      },
    },
  ],
}

const players: DemoPage = {
  key: 'players',
  slugs: slugs('edit'),
  name: { de: 'Spieler:innen', fr: 'Joueurs et joueuses', en: 'Players' },
  description: {
    de: 'Wer spielt mit? Trag dein Team auf der Spielkarte von Rock’n’hole! ein, dann geht es los.',
    fr: 'Qui joue ? Inscris ton équipe sur la carte de score de Rock’n’hole!, et c’est parti.',
    en: 'Who is playing? Enter your team on the score card of Rock’n’hole!, and off you go.',
  },
  sections: [{ type: 'gameSetup', options: { gameOptions: 'addPlayers' }, slots: { title: { text: { de: 'Spieler:innen', fr: 'Joueurs et joueuses', en: 'Players' } }, image: { picture: 'clubs', alt: { de: 'Drei Golfschläger vor pinkem Kreis', fr: 'Trois clubs devant un cercle rose', en: 'Three clubs in front of a pink circle' } } } }],
}

const share: DemoPage = {
  key: 'share',
  slugs: slugs('share'),
  name: { de: 'Spiel teilen', fr: 'Partager la partie', en: 'Share the game' },
  description: {
    de: 'Code scannen oder Link schicken: so zählen alle Handys deines Teams auf derselben Karte.',
    fr: 'Scanne le code ou envoie le lien : tous les téléphones comptent sur la même carte.',
    en: 'Scan the code or send the link: every phone of your team counts on the same card.',
  },
  sections: [
    { type: 'gameSetup', options: { gameOptions: 'share' }, slots: { title: { text: { de: 'Alle aufs selbe Blatt', fr: 'Tous sur la même carte', en: 'Everyone on one card' } } } },
  ],
}

const round: DemoPage = {
  key: 'round',
  slugs: slugs('play'),
  name: { de: 'Deine Runde', fr: 'Ta partie', en: 'Your round' },
  description: {
    de: 'Neun Löcher, ein Ziel: wisch von Loch zu Loch und zähl die Schläge, auch ohne Netz.',
    fr: 'Neuf trous, une arrivée : passe de trou en trou et compte les coups, même sans réseau.',
    en: 'Nine holes, one finish: swipe from hole to hole and count strokes, even without signal.',
  },
  sections: [
    { type: 'scoreTracker', options: { scoreOptions: 'card', color: 'secondary' }, slots: { title: { text: { de: 'Deine Runde', fr: 'Ta partie', en: 'Your round' } } } },
    courseMap,
  ],
}

const coupon: DemoPage = {
  key: 'coupon',
  slugs: slugs('coupon'),
  name: { de: 'Gutschein', fr: 'Bon pour une boisson', en: 'Coupon' },
  description: {
    de: 'Wer die Runde gewinnt, trinkt gratis: diesen Gutschein an der Bar am Gleisweg 9 zeigen.',
    fr: 'Qui gagne la partie boit gratuitement : montre ce bon au bar du Gleisweg 9.',
    en: 'Whoever wins the round drinks for free: show this coupon at the bar, Gleisweg 9.',
  },
  sections: [{ type: 'gameSetup', options: { gameOptions: 'coupon' }, slots: { title: { text: { de: 'Gutschein', fr: 'Ton bon', en: 'Coupon' } }, image: { picture: 'bar-drink', alt: { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert au bar', en: 'Green drink with ice and lime at the bar' } } } }],
}

export const gamePages: readonly DemoPage[] = [start, players, share, round, coupon]

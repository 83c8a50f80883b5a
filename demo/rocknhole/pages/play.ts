import { rich, type DemoPage } from '../../demo-site.ts'

export const play: DemoPage = {
  key: 'play',
  slugs: { de: 'jetzt-spielen', fr: 'jouer', en: 'play-now' },
  name: { de: 'Jetzt spielen', fr: 'Jouer maintenant', en: 'Play now' },
  description: {
    de: 'Scorekarte öffnen, Team eintragen, loslegen: so startest du deine Runde bei Rock’n’hole!.',
    fr: 'Ouvre la carte de score, inscris l’équipe, joue : voici comment démarrer chez Rock’n’hole!.',
    en: 'Open the score card, enter your team, go: how to start your round at Rock’n’hole!.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Los, an den Start', fr: 'Allez, au départ', en: 'Go on, tee off' } },
        description: { text: { de: 'Hol den Schläger am Gleisweg 9, leg den Ball beim Kiosk hin. Den Rest erklärt Loch 1.', fr: 'Prends ton club au Gleisweg 9, pose la balle devant le kiosque. Le trou 1 t’explique le reste.', en: 'Pick up your club at Gleisweg 9, put the ball down by the kiosk. Hole 1 explains the rest.' } },
        button: { text: { de: 'Zu Loch 1', fr: 'Vers le trou 1', en: 'To hole 1' }, link: { pageKey: 'hole-1' } },
        secondaryButton: { text: { de: 'Gruppe anmelden', fr: 'Annoncer un groupe', en: 'Register a group' }, link: { pageKey: 'groups' } },
        image: { picture: 'ball-sticker', alt: { de: 'Sticker mit Golfball und Blitz', fr: 'Autocollant avec balle et éclair', en: 'Sticker with golf ball and lightning bolt' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Gut zu wissen', fr: 'Bon à savoir', en: 'Good to know' } },
        textBlock: {
          rich: {
            de: rich(['- Zwei bis sechs Personen pro Team', '- Ein Handy pro Team genügt, alle können mitschreiben', '- Die Scorekarte läuft auch ohne Netz und gleicht später ab', '- Feste Schuhe, keine Stollen', '- Unter 16 nur mit Begleitung']),
            fr: rich(['- De deux à six personnes par équipe', '- Un téléphone par équipe suffit, tout le monde peut noter', '- La carte de score fonctionne hors réseau et se met à jour ensuite', '- Bonnes chaussures, sans crampons', '- Moins de 16 ans : accompagnés']),
            en: rich(['- Two to six people per team', '- One phone per team is enough, everyone may keep score', '- The score card works offline and catches up later', '- Sturdy shoes, no spikes', '- Under 16 only when accompanied']),
          },
        },
      },
    },
  ],
}

import { rich, type DemoPage } from '../../demo-site.ts'
import { joinButton } from '../words.ts'

export const members: DemoPage = {
  key: 'members',
  slugs: { de: 'mitglieder', fr: 'membres' },
  name: { de: 'Mitglieder', fr: 'Membres' },
  description: {
    de: '612 unabhängige Optikbetriebe in 24 Kantonen: das Verzeichnis unserer Mitglieder, nach Region geordnet.',
    fr: '612 opticiens indépendants dans 24 cantons : le répertoire de nos membres, classé par région.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: '612 Betriebe, 24 Kantone', fr: '612 entreprises, 24 cantons' } },
        title: { text: { de: 'Mitglieder', fr: 'Membres' } },
        description: { text: { de: 'Jeder Betrieb beschäftigt mindestens eine Person mit höherer Fachprüfung oder Bachelor in Optometrie.', fr: 'Chaque entreprise emploie au moins une personne avec examen professionnel supérieur ou bachelor en optométrie.' } },
        button: joinButton,
        image: { picture: 'members-map', alt: { de: 'Schweizer Karte aus Punkten mit Mitgliedstandorten', fr: 'Carte de Suisse en points avec les membres' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Nach Region', fr: 'Par région' } },
        textBlock: {
          rich: {
            de: rich(['- **Zürich und Schaffhausen:** 148 Betriebe', '- **Bern und Solothurn:** 121 Betriebe', '- **Nordwestschweiz:** 86 Betriebe', '- **Ostschweiz und Graubünden:** 79 Betriebe', '- **Zentralschweiz:** 63 Betriebe', '- **Romandie:** 92 Betriebe', '- **Tessin:** 23 Betriebe']),
            fr: rich(['- **Zurich et Schaffhouse :** 148 entreprises', '- **Berne et Soleure :** 121 entreprises', '- **Suisse du Nord-Ouest :** 86 entreprises', '- **Suisse orientale et Grisons :** 79 entreprises', '- **Suisse centrale :** 63 entreprises', '- **Suisse romande :** 92 entreprises', '- **Tessin :** 23 entreprises']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Neu im Verband', fr: 'Nouveaux membres' } },
        textBlock: {
          rich: {
            de: rich(['- Optik Seeblick AG, Rapperswil, Stäfa, Wädenswil', '- Augenblick Thun, Thun', '- Optique du Bourg, Moudon', '- Linsenwerk Kern, Aarau', '- Ottica Ceresio, Lugano']),
            fr: rich(['- Optik Seeblick AG, Rapperswil, Stäfa, Wädenswil', '- Augenblick Thun, Thoune', '- Optique du Bourg, Moudon', '- Linsenwerk Kern, Aarau', '- Ottica Ceresio, Lugano']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'secondary' },
      slots: {
        title: { text: { de: 'Qualität, die man prüfen kann', fr: 'Une qualité vérifiable' } },
        description: { text: { de: 'Alle drei Jahre besucht eine Kollegin oder ein Kollege jeden Betrieb. Wer besteht, führt das Sehwerk-Zeichen. Protokolle und Rahmenverträge liegen im Mitgliederbereich.', fr: 'Tous les trois ans, un confrère ou une consœur visite chaque entreprise. Qui réussit porte le label Sehwerk. Procès-verbaux et contrats-cadres se trouvent dans l’espace membres.' } },
        button: { text: { de: 'Zum Mitgliederbereich', fr: 'Vers l’espace membres' }, link: { pageKey: 'memberArea' } },
        image: { picture: 'lens-diagram', alt: { de: 'Strahlengang durch eine Sammellinse', fr: 'Trajet des rayons dans une lentille convergente' } },
      },
    },
  ],
}

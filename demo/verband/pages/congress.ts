import { rich, type DemoPage } from '../../demo-site.ts'
import { card } from '../words.ts'

export const congress: DemoPage = {
  key: 'congress',
  slugs: { de: 'aspect', fr: 'aspect' },
  name: { de: 'Kongress «aspect» 2027', fr: 'Congrès « aspect » 2027' },
  description: {
    de: 'Der Kongresstag der Schweizer Augenoptik am 15. März 2027 in Bern: Programm, Preise, Ausstellung, Sponsoring.',
    fr: 'La journée de l’optique suisse, le 15 mars 2027 à Berne : programme, prix, exposition, sponsoring.',
  },
  sections: [
    {
      type: 'hero',
      options: { color: 'surface' },
      slots: {
        kicker: { text: { de: 'Montag, 15. März 2027, Halle 3, Bern', fr: 'Lundi 15 mars 2027, halle 3, Berne' } },
        title: { text: { de: 'aspect 2027', fr: 'aspect 2027' } },
        subtitle: { text: { de: 'Nah sehen. Weit denken.', fr: 'Voir de près. Penser loin.' } },
        description: { text: { de: 'Ein Tag, zwölf Vorträge, 54 Ausstellende. Anerkannt mit sechs Fortbildungspunkten.', fr: 'Un jour, douze conférences, 54 exposants. Six points de formation continue reconnus.' } },
        button: { text: { de: 'Anmelden', fr: 'S’inscrire' }, link: { type: 'email', email: 'aspect@sehwerk.example' } },
        image: { picture: 'hero-congress', alt: { de: 'Saalplan mit einem Lichtkegel vom Rednerpult', fr: 'Salle vue d’en haut, un faisceau part du pupitre' }, focalPoint: { x: 0.6, y: 0.6 } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Programm', fr: 'Programme' } },
        textBlock: {
          rich: {
            de: rich(['**08.30** Türöffnung, Kaffee in der Ausstellung', '**09.15** Begrüssung, Claudia Wyss', '**09.30** Myopie 2030: was wirkt, was nicht. Prof. Dr. Anneke Vos', '**10.45** Makula im Blick: Befund und Überweisung. Dr. med. Luca Ferrari', '**12.00** Mittag', '**13.30** Der Laden als Messraum: drei Umbauten. Inès Rochat im Gespräch', '**14.45** Künstliche Intelligenz in der Refraktion. Dr. Jonas Büchi', '**16.00** Preis für die beste Abschlussarbeit', '**16.30** Apéro bis 18.30']),
            fr: rich(['**08 h 30** Ouverture, café dans l’exposition', '**09 h 15** Bienvenue, Claudia Wyss', '**09 h 30** Myopie 2030 : ce qui marche, ce qui ne marche pas. Prof. Anneke Vos', '**10 h 45** La macula : constat et orientation. Dr Luca Ferrari', '**12 h 00** Repas', '**13 h 30** Le magasin comme salle d’examen : trois transformations. Entretien avec Inès Rochat', '**14 h 45** L’intelligence artificielle en réfraction. Dr Jonas Büchi', '**16 h 00** Prix du meilleur travail de fin d’études', '**16 h 30** Apéritif jusqu’à 18 h 30']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Preise', fr: 'Prix' } },
        textBlock: {
          rich: {
            de: rich(['- Mitglieder: **CHF 190**', '- Nichtmitglieder: **CHF 340**', '- Lernende und Studierende: **CHF 40**', 'Inbegriffen sind Mittagessen, Apéro und Unterlagen. Simultanübersetzung Deutsch und Französisch.']),
            fr: rich(['- Membres : **CHF 190**', '- Non-membres : **CHF 340**', '- Apprentis et étudiants : **CHF 40**', 'Repas, apéritif et documents compris. Traduction simultanée en français et en allemand.']),
          },
        },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Vor Ort', fr: 'Sur place' } } },
      cards: [
        card({ picture: 'hall-plan', alt: { de: 'Plan der Halle mit Ständen und Saal', fr: 'Plan de la halle avec stands et salle' }, title: { de: 'Hallenplan', fr: 'Plan de la halle' }, text: { de: '54 Stände, ein Saal mit 620 Plätzen.', fr: '54 stands, une salle de 620 places.' } }),
        card({ picture: 'trade-fair', alt: { de: 'Messehalle mit vielen Ständen, einer davon gelb', fr: 'Halle d’exposition avec de nombreux stands, dont un jaune' }, title: { de: 'Ausstellung', fr: 'Exposition' }, text: { de: 'Gläser, Geräte, Software, Fassungen.', fr: 'Verres, appareils, logiciels, montures.' } }),
        card({ picture: 'prism', alt: { de: 'Prisma, das einen Lichtstrahl auffächert', fr: 'Prisme décomposant un rayon de lumière' }, title: { de: 'Werkraum', fr: 'Atelier' }, text: { de: 'Prismen messen, selbst ausprobieren.', fr: 'Mesurer des prismes, essayer soi-même.' } }),
      ],
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Sponsoring', fr: 'Sponsoring' } },
        textBlock: {
          rich: {
            de: rich(['- Hauptpartner, Stand 24 m², Vortrag: **CHF 18 000**', '- Partner, Stand 12 m²: **CHF 9500**', '- Ausstellende, Stand 6 m²: **CHF 4200**', '- Kaffeebar mit Ihrem Namen: **CHF 3000**', 'Auskunft gibt Tobias Gerber, aspect@sehwerk.example.']),
            fr: rich(['- Partenaire principal, stand de 24 m², conférence : **CHF 18 000**', '- Partenaire, stand de 12 m² : **CHF 9500**', '- Exposant, stand de 6 m² : **CHF 4200**', '- Bar à café à votre nom : **CHF 3000**', 'Renseignements : Tobias Gerber, aspect@sehwerk.example.']),
          },
        },
      },
    },
  ],
}

import { rich, type DemoPage } from '../../demo-site.ts'

export const groups: DemoPage = {
  key: 'groups',
  slugs: { de: 'gruppen', fr: 'groupes', en: 'groups' },
  name: { de: 'Gruppen', fr: 'Groupes', en: 'Groups' },
  description: {
    de: 'Teamanlässe, Geburtstage, Klassenlager: Urban Golf für 8 bis 90 Personen in Winterthur.',
    fr: 'Sorties d’équipe, anniversaires, classes : golf urbain pour 8 à 90 personnes à Winterthour.',
    en: 'Team events, birthdays, school trips: urban golf for 8 to 90 people in Winterthur.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: '8 bis 90 Personen', fr: '8 à 90 personnes', en: '8 to 90 people' } },
        title: { text: { de: 'Bring alle mit', fr: 'Amène tout le monde', en: 'Bring everyone' } },
        description: { text: { de: 'Firmen, Geburtstage, Polterabende, Klassen. Wir planen die Startzeiten, damit sich niemand in die Quere schlägt.', fr: 'Entreprises, anniversaires, EVG, EVJF, classes. On planifie les départs pour que personne ne se gêne.', en: 'Companies, birthdays, stag nights, classes. We plan tee times so nobody gets in the way.' } },
        button: { text: { de: 'Anfragen', fr: 'Demander une offre', en: 'Ask us' }, link: { type: 'email', email: 'gruppen@rocknhole.example' } },
        image: { picture: 'crew', alt: { de: 'Vier Leute mit Schlägern von hinten', fr: 'Quatre personnes de dos avec leurs clubs', en: 'Four people with clubs seen from behind' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Drei Pakete', fr: 'Trois formules', en: 'Three packages' } },
        textBlock: {
          rich: {
            de: rich(['## Single · CHF 38 pro Person', 'Runde, Drink, Siegerehrung.', '## Album · CHF 64 pro Person', 'Runde, zwei Drinks, Pizza vom Blech, eigener Tisch bis 23 Uhr.', '## Festival · CHF 92 pro Person', 'Alles vom Album, dazu DJ Joel, Fotos und die ganze Bar ab 40 Personen.', 'Schulklassen zahlen CHF 14 pro Kind, Begleitung gratis.']),
            fr: rich(['## Single · CHF 38 par personne', 'Partie, boisson, remise des prix.', '## Album · CHF 64 par personne', 'Partie, deux boissons, pizza à partager, table réservée jusqu’à 23 h.', '## Festival · CHF 92 par personne', 'Tout l’Album, plus DJ Joel, des photos et le bar entier dès 40 personnes.', 'Classes : CHF 14 par enfant, accompagnement gratuit.']),
            en: rich(['## Single · CHF 38 per person', 'A round, a drink, a prize-giving.', '## Album · CHF 64 per person', 'A round, two drinks, tray pizza, your own table until 11 pm.', '## Festival · CHF 92 per person', 'Everything on the Album, plus DJ Joel, photos and the whole bar from 40 people.', 'School classes pay CHF 14 per child, teachers free.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'accent' },
      slots: {
        title: { text: { de: 'Die schlechteste Runde gewinnt auch', fr: 'Le pire score gagne aussi', en: 'The worst round wins too' } },
        description: { text: { de: 'Es gibt einen Pokal für den höchsten Score. Er ist grösser als der andere.', fr: 'Une coupe récompense le score le plus élevé. Elle est plus grande que l’autre.', en: 'There is a cup for the highest score. It is bigger than the other one.' } },
        image: { picture: 'hole-9-party', alt: { de: 'Feiernde unter einer Discokugel', fr: 'Fête sous une boule à facettes', en: 'People celebrating under a mirror ball' } },
      },
    },
  ],
}

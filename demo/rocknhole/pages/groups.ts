import type { DemoGroup, DemoPage } from '../../demo-site.ts'
import { same, type Words } from '../words.ts'

const pack = (name: string, text: Words, cost: string, picture: string, alt: Words): DemoGroup => ({
  type: 'productCard',
  slots: {
    image: { picture, alt },
    title: { text: same(name) },
    description: { text },
    cost: { value: cost },
    button: { text: { de: `${name} anfragen`, fr: `Demander ${name}`, en: `Ask for ${name}` }, link: { type: 'email', email: 'gruppen@rocknhole.example' } },
  },
})

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
      type: 'productBoard',
      options: { columns: 3, color: 'secondary' },
      slots: {
        title: { text: { de: 'Drei Pakete', fr: 'Trois formules', en: 'Three packages' } },
        description: { text: { de: 'Preise pro Person. Schulklassen zahlen CHF 14 pro Kind, Begleitung gratis.', fr: 'Prix par personne. Classes : CHF 14 par enfant, accompagnement gratuit.', en: 'Prices per person. School classes pay CHF 14 per child, teachers free.' } },
      },
      cards: [
        pack('Single', { de: 'Runde, Drink, Siegerehrung.', fr: 'Partie, boisson, remise des prix.', en: 'A round, a drink, a prize-giving.' }, '38', 'clubs', { de: 'Drei Golfschläger vor pinkem Kreis', fr: 'Trois clubs devant un cercle rose', en: 'Three clubs in front of a pink circle' }),
        pack('Album', { de: 'Runde, zwei Drinks, Pizza vom Blech, eigener Tisch bis 23 Uhr.', fr: 'Partie, deux boissons, pizza à partager, table réservée jusqu’à 23 h.', en: 'A round, two drinks, tray pizza, your own table until 23:00.' }, '64', 'bar-drink', { de: 'Grüner Drink mit Eis und Limette an der Bar', fr: 'Cocktail vert avec glaçons et citron vert au bar', en: 'Green drink with ice and lime at the bar' }),
        pack('Festival', { de: 'Alles vom Album, dazu DJ Joel, Fotos und die ganze Bar ab 40 Personen.', fr: 'Tout l’Album, plus DJ Joel, des photos et le bar entier dès 40 personnes.', en: 'Everything on the Album, plus DJ Joel, photos and the whole bar from 40 people.' }, '92', 'hole-9-party', { de: 'Tanzfläche mit Discokugel', fr: 'Piste de danse avec boule à facettes', en: 'Dance floor with mirror ball' }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'accent' },
      slots: {
        title: { text: { de: 'Die schlechteste Runde gewinnt auch', fr: 'Le pire score gagne aussi', en: 'The worst round wins too' } },
        description: { text: { de: 'Es gibt einen Pokal für den höchsten Score. Er ist grösser als der andere.', fr: 'Une coupe récompense le score le plus élevé. Elle est plus grande que l’autre.', en: 'There is a cup for the highest score. It is bigger than the other one.' } },
        image: { picture: 'ball-sticker', alt: { de: 'Sticker mit Golfball und Blitz', fr: 'Autocollant avec balle et éclair', en: 'Sticker with golf ball and lightning bolt' } },
      },
    },
  ],
}

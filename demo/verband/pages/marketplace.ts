import { rich, type DemoPage } from '../../demo-site.ts'

export const marketplace: DemoPage = {
  key: 'marketplace',
  slugs: { de: 'marktplatz', fr: 'marche' },
  name: { de: 'Marktplatz', fr: 'Marché' },
  description: {
    de: 'Geräte, Einrichtungen und Nachfolgen in der Augenoptik: Inserate von Mitglied zu Mitglied.',
    fr: 'Appareils, mobilier et reprises dans l’optique : annonces entre membres.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Von Mitglied zu Mitglied', fr: 'Entre membres' } },
        title: { text: { de: 'Marktplatz', fr: 'Marché' } },
        description: { text: { de: 'Inserate sind für Mitglieder gratis und bleiben 60 Tage online. Der Verband verdient nichts daran.', fr: 'Les annonces sont gratuites pour les membres et restent 60 jours en ligne. L’association n’y gagne rien.' } },
        button: { text: { de: 'Inserat aufgeben', fr: 'Publier une annonce' }, link: { type: 'email', email: 'markt@sehwerk.example' } },
        image: { picture: 'marketplace-frames', alt: { de: 'Raster mit zwölf Brillenformen', fr: 'Grille de douze formes de lunettes' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Geräte', fr: 'Appareils' } },
        textBlock: {
          rich: {
            de: rich(['- Phoropter mit Stativ, 2018, revidiert: **CHF 4200**, Chur', '- Schleifautomat mit Tracer, 2020, 9400 Gläser: **CHF 9800**, Liestal', '- Spaltlampe, 2016: **CHF 2600**, Fribourg', '- Autorefraktometer, 2021, Garantie bis 2028: **CHF 6900**, Zug']),
            fr: rich(['- Réfracteur avec statif, 2018, révisé : **CHF 4200**, Coire', '- Meuleuse automatique avec traceur, 2020, 9400 verres : **CHF 9800**, Liestal', '- Lampe à fente, 2016 : **CHF 2600**, Fribourg', '- Autoréfractomètre, 2021, garantie jusqu’en 2028 : **CHF 6900**, Zoug']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Einrichtung und Nachfolge', fr: 'Mobilier et reprises' } },
        textBlock: {
          rich: {
            de: rich(['- Ladeneinrichtung Eiche, 14 Laufmeter, abzuholen: **gratis**, Olten', '- 300 Fassungen Restposten: **CHF 3500**, Bulle', '- Betrieb mit zwei Messräumen, Umsatz CHF 720 000, **Nachfolge gesucht** per Ende 2027, Region Emmental', '- Praxisgemeinschaft: **Messraum zu vermieten**, CHF 980 im Monat, Winterthur']),
            fr: rich(['- Agencement en chêne, 14 mètres, à emporter : **gratuit**, Olten', '- 300 montures, fin de série : **CHF 3500**, Bulle', '- Commerce avec deux salles d’examen, chiffre d’affaires CHF 720 000, **reprise** pour fin 2027, Emmental', '- Cabinet partagé : **salle d’examen à louer**, CHF 980 par mois, Winterthour']),
          },
        },
      },
    },
  ],
}

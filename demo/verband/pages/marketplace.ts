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
            de: rich(['- Nr. 412: Phoropter mit Stativ, 2018, revidiert: **CHF 4’200**, Chur', '- Nr. 418: Schleifautomat mit Tracer, 2020, 9400 Gläser: **CHF 9’800**, Liestal', '- Nr. 421: Spaltlampe, 2016: **CHF 2’600**, Fribourg', '- Nr. 427: Autorefraktometer, 2021, Garantie bis 2028: **CHF 6’900**, Zug']),
            fr: rich(['- N° 412 : Réfracteur avec statif, 2018, révisé : **CHF 4’200**, Coire', '- N° 418 : Meuleuse automatique avec traceur, 2020, 9400 verres : **CHF 9’800**, Liestal', '- N° 421 : Lampe à fente, 2016 : **CHF 2’600**, Fribourg', '- N° 427 : Autoréfractomètre, 2021, garantie jusqu’en 2028 : **CHF 6’900**, Zoug']),
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
            de: rich(['- Nr. 409: Ladeneinrichtung Eiche, 14 Laufmeter, abzuholen: **gratis**, Olten', '- Nr. 415: 300 Fassungen Restposten: **CHF 3’500**, Bulle', '- Nr. 423: Betrieb mit zwei Messräumen, Umsatz CHF 720’000, **Nachfolge gesucht** per Ende 2027, Region Emmental', '- Nr. 430: Praxisgemeinschaft: **Messraum zu vermieten**, CHF 980 im Monat, Winterthur']),
            fr: rich(['- N° 409 : Agencement en chêne, 14 mètres, à emporter : **gratuit**, Olten', '- N° 415 : 300 montures, fin de série : **CHF 3’500**, Bulle', '- N° 423 : Commerce avec deux salles d’examen, chiffre d’affaires CHF 720’000, **reprise** pour fin 2027, Emmental', '- N° 430 : Cabinet partagé : **salle d’examen à louer**, CHF 980 par mois, Winterthour']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'secondary' },
      slots: {
        title: { text: { de: 'Auf ein Inserat antworten', fr: 'Répondre à une annonce' } },
        description: { text: { de: 'Schreiben Sie uns die Nummer des Inserats und Ihre Telefonnummer. Wir leiten beides innert eines Arbeitstags weiter, das Mitglied meldet sich direkt bei Ihnen.', fr: 'Indiquez-nous le numéro de l’annonce et votre téléphone. Nous transmettons le tout en un jour ouvrable, le membre vous contacte directement.' } },
        button: { text: { de: 'Antwort schreiben', fr: 'Écrire une réponse' }, link: { type: 'email', email: 'markt@sehwerk.example' } },
      },
    },
  ],
}

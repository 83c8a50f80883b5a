import { rich, type DemoPage } from '../../demo-site.ts'

export const join: DemoPage = {
  key: 'join',
  slugs: { de: 'mitglied-werden', fr: 'devenir-membre' },
  name: { de: 'Mitglied werden', fr: 'Devenir membre' },
  description: {
    de: 'Beiträge, Leistungen und Aufnahme beim Sehwerk Verband. Ab CHF 480 im Jahr.',
    fr: 'Cotisations, prestations et admission chez Sehwerk. Dès CHF 480 par an.',
  },
  sections: [
    {
      type: 'hero',
      options: { color: 'primary' },
      slots: {
        kicker: { text: { de: 'Erstes Jahr zum halben Beitrag', fr: 'Première année à moitié prix' } },
        title: { text: { de: 'Mitglied werden', fr: 'Devenir membre' } },
        description: { text: { de: 'Schreiben Sie uns formlos. Der Vorstand entscheidet jeden zweiten Monat, Sie erhalten innert einer Woche Bescheid.', fr: 'Écrivez-nous librement. Le comité décide tous les deux mois, vous recevez la réponse sous une semaine.' } },
        button: { text: { de: 'Antrag senden', fr: 'Envoyer la demande' }, link: { type: 'email', email: 'mitglieder@sehwerk.example' } },
        image: { picture: 'handshake', alt: { de: 'Händedruck vor zwei sich überlappenden Kreisen', fr: 'Poignée de main devant deux cercles qui se croisent' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background', textSize: 'large' },
      slots: {
        title: { text: { de: 'Beiträge pro Jahr', fr: 'Cotisations annuelles' } },
        textBlock: {
          rich: {
            de: rich(['- Betrieb, Grundbeitrag: **CHF 480**', '- Pro beschäftigte Person: **CHF 120**', '- Einzelmitglied: **CHF 180**', '- Lernende und Studierende: **gratis**', 'Beispiel: ein Geschäft mit vier Beschäftigten zahlt CHF 960.']),
            fr: rich(['- Entreprise, cotisation de base : **CHF 480**', '- Par personne employée : **CHF 120**', '- Membre individuel : **CHF 180**', '- Apprentis et étudiants : **gratuit**', 'Exemple : un magasin de quatre personnes paie CHF 960.']),
          },
        },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Was Sie erhalten', fr: 'Ce que vous recevez' } },
        textBlock: {
          rich: {
            de: rich(['- Eintrag im Verzeichnis und Sehwerk-Zeichen', '- Rechtsauskunft, vier Stunden im Jahr', '- Rahmenverträge mit Versicherern und Kartenanbietern', '- Gratisinserate auf Stellen und Marktplatz', '- aspect zum Mitgliederpreis']),
            fr: rich(['- Inscription au répertoire et label Sehwerk', '- Conseil juridique, quatre heures par an', '- Contrats-cadres avec assureurs et prestataires de paiement', '- Annonces gratuites, emplois et marché', '- aspect au tarif membre']),
          },
        },
      },
    },
  ],
}

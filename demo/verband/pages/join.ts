import { rich, type DemoPage } from '../../demo-site.ts'
import { offer, step } from '../words.ts'

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
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Beiträge pro Jahr', fr: 'Cotisations annuelles' } }, description: { text: { de: 'Ein Geschäft mit vier Beschäftigten zahlt CHF 960. Lernende und Studierende sind gratis dabei.', fr: 'Un magasin de quatre personnes paie CHF 960. Pour les apprentis et les étudiants, c’est gratuit.' } } },
      cards: [
        offer({ title: { de: 'Betrieb, Grundbeitrag', fr: 'Entreprise, cotisation de base' }, text: { de: 'Mit Eintrag im Verzeichnis und Sehwerk-Zeichen.', fr: 'Avec inscription au répertoire et label Sehwerk.' }, note: { de: 'pro Jahr', fr: 'par an' }, cost: '480' }),
        offer({ title: { de: 'Pro beschäftigte Person', fr: 'Par personne employée' }, text: { de: 'Ab 40 % Pensum, höchstens zwanzig Personen.', fr: 'Dès un taux de 40 %, vingt personnes au plus.' }, note: { de: 'pro Jahr', fr: 'par an' }, cost: '120' }),
        offer({ title: { de: 'Einzelmitglied', fr: 'Membre individuel' }, text: { de: 'Für Angestellte und Pensionierte.', fr: 'Pour les employés et les retraités.' }, note: { de: 'pro Jahr', fr: 'par an' }, cost: '180' }),
      ],
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'secondary' },
      slots: { title: { text: { de: 'In drei Schritten dabei', fr: 'Membre en trois étapes' } } },
      cards: [
        step({ de: 'Antrag senden', fr: 'Envoyer la demande' }, { de: 'Eine E-Mail mit Betrieb, Adresse und Zahl der Beschäftigten genügt.', fr: 'Un e-mail avec l’entreprise, l’adresse et le nombre d’employés suffit.' }),
        step({ de: 'Besuch empfangen', fr: 'Recevoir une visite' }, { de: 'Ein Mitglied aus Ihrer Region kommt vorbei, schaut sich Messraum und Werkstatt an und trinkt einen Kaffee.', fr: 'Un membre de votre région passe voir la salle d’examen et l’atelier, et prend un café.' }),
        step({ de: 'Bescheid erhalten', fr: 'Recevoir la réponse' }, { de: 'Der Vorstand entscheidet jeden zweiten Monat. Ab dem Tag der Aufnahme gelten alle Leistungen.', fr: 'Le comité décide tous les deux mois. Dès l’admission, toutes les prestations sont à vous.' }),
      ],
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

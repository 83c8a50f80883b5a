import { rich, type DemoPage } from '../../demo-site.ts'
import { legalHero, offer } from '../words.ts'

export const memberArea: DemoPage = {
  key: 'memberArea',
  password: 'verband2026',
  slugs: { de: 'mitgliederbereich', fr: 'espace-membres' },
  name: { de: 'Mitgliederbereich', fr: 'Espace membres' },
  description: {
    de: 'Protokolle, Rahmenverträge und Vorlagen für Mitglieder des Sehwerk Verbands.',
    fr: 'Procès-verbaux, contrats-cadres et modèles pour les membres de Sehwerk.',
  },
  sections: [
    legalHero({ de: 'Mitgliederbereich', fr: 'Espace membres' }, { de: 'Was der Verband ausgehandelt und beschlossen hat. Bitte geben Sie das Passwort nur im eigenen Betrieb weiter.', fr: 'Ce que l’association a négocié et décidé. Merci de ne transmettre le mot de passe que dans votre entreprise.' }),
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Rahmenverträge 2027', fr: 'Contrats-cadres 2027' } }, description: { text: { de: 'Nennen Sie beim Abschluss Ihre Mitgliedernummer. Die Konditionen gelten ab dem 1. Januar 2027.', fr: 'Indiquez votre numéro de membre à la signature. Les conditions valent dès le 1er janvier 2027.' } } },
      cards: [
        offer({ title: { de: 'Kartenzahlung', fr: 'Paiement par carte' }, text: { de: 'Debit 0,55 %, Kredit 0,95 %, keine Grundgebühr für das erste Terminal.', fr: 'Débit 0,55 %, crédit 0,95 %, sans frais de base pour le premier terminal.' } }),
        offer({ title: { de: 'Betriebshaftpflicht', fr: 'Responsabilité civile' }, text: { de: 'Deckung fünf Millionen Franken, optometrische Messungen eingeschlossen.', fr: 'Couverture de cinq millions de francs, mesures optométriques comprises.' } }),
        offer({ title: { de: 'Glasbestellung', fr: 'Commande de verres' }, text: { de: '6 % auf Einstärken, 8 % auf Gleitsicht, Lieferung innert drei Tagen.', fr: '6 % sur les unifocaux, 8 % sur les progressifs, livraison en trois jours.' } }),
      ],
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Aus dem Vorstand', fr: 'Du comité' } },
        textBlock: {
          rich: {
            de: rich(['## Sitzung vom 22. Oktober 2026', '- Der Beitrag pro beschäftigte Person bleibt bis Ende 2028 bei CHF 120.', '- Neun Aufnahmegesuche, acht bewilligt, eines zur Ergänzung zurückgestellt.', '- Die Rückstellung für den Rechtsstreit um das Sehwerk-Zeichen wird aufgelöst.', '## Bis zum 15. Dezember', 'Melden Sie uns die Zahl Ihrer Beschäftigten. Wer nichts meldet, erhält die Rechnung auf Grund der Zahl vom Vorjahr.']),
            fr: rich(['## Séance du 22 octobre 2026', '- La cotisation par personne employée reste à CHF 120 jusqu’à fin 2028.', '- Neuf demandes d’admission, huit acceptées, une à compléter.', '- La provision pour le litige sur le label Sehwerk est dissoute.', '## D’ici au 15 décembre', 'Annoncez-nous le nombre de vos employés. Sans annonce, la facture se fonde sur le chiffre de l’année précédente.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'secondary' },
      slots: {
        title: { text: { de: 'Rechtsauskunft', fr: 'Conseil juridique' } },
        description: { text: { de: 'Vier Stunden im Jahr sind im Beitrag enthalten. Schildern Sie kurz, worum es geht; die Antwort kommt innert zwei Arbeitstagen.', fr: 'Quatre heures par an sont comprises dans la cotisation. Décrivez brièvement votre cas ; la réponse suit sous deux jours ouvrables.' } },
        button: { text: { de: 'Frage stellen', fr: 'Poser une question' }, link: { type: 'email', email: 'recht@sehwerk.example' } },
        image: { picture: 'archive', alt: { de: 'Regale mit Ordnern, ein gelber ragt heraus', fr: 'Rayonnages de classeurs, un jaune dépasse' } },
      },
    },
  ],
}

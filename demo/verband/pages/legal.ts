import { rich, type DemoPage } from '../../demo-site.ts'
import { legalHero, same } from '../words.ts'

export const imprint: DemoPage = {
  key: 'imprint',
  role: 'imprint',
  slugs: same('~imprint'),
  name: { de: 'Impressum', fr: 'Mentions légales' },
  description: { de: 'Impressum des Sehwerk Verbands: wer hinter dieser Website steht und wie Sie die Geschäftsstelle in Bern erreichen.', fr: 'Mentions légales de l’association Sehwerk : qui est derrière ce site et comment joindre le secrétariat à Berne.' },
  sections: [
    legalHero({ de: 'Impressum', fr: 'Mentions légales' }, { de: 'Wer den Verband vertritt und wie Sie ihn erreichen.', fr: 'Qui représente l’association et comment la joindre.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['**Sehwerk Verband**', 'Verein nach Art. 60 ff. ZGB', 'Speichergasse 12, 3011 Bern, Schweiz', 'Telefon +41 31 555 04 04, info@sehwerk.example', 'UID CHE-000.000.003 MWST', 'Verantwortlich: Marc Zbinden, Geschäftsführer', '## Haftung', 'Stellen und Inserate stammen von Mitgliedern. Der Verband prüft sie, haftet aber nicht für deren Inhalt.', '## Urheberrecht', 'Texte und Grafiken dürfen mit Quellenangabe zitiert werden.']),
            fr: rich(['**Association Sehwerk**', 'Association au sens des art. 60 ss CC', 'Speichergasse 12, 3011 Bern, Suisse', 'Téléphone +41 31 555 04 04, info@sehwerk.example', 'IDE CHE-000.000.003 TVA', 'Responsable : Marc Zbinden, directeur', '## Responsabilité', 'Les postes et annonces proviennent des membres. L’association les vérifie mais ne répond pas de leur contenu.', '## Droits d’auteur', 'Textes et graphiques peuvent être cités avec mention de la source.']),
          },
        },
      },
    },
  ],
}

export const privacy: DemoPage = {
  key: 'privacy',
  role: 'privacyPolicy',
  slugs: same('~privacy'),
  name: { de: 'Datenschutz', fr: 'Protection des données' },
  description: { de: 'Wie der Sehwerk Verband Personendaten bearbeitet und welche Rechte Sie haben.', fr: 'Comment Sehwerk traite les données personnelles et quels sont vos droits.' },
  sections: [
    legalHero({ de: 'Datenschutz', fr: 'Protection des données' }, { de: 'Welche Daten der Verband bearbeitet und wie lange er sie aufbewahrt.', fr: 'Quelles données l’association traite et combien de temps elle les garde.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['Massgebend ist das Schweizer Datenschutzgesetz (DSG, in Kraft seit 1. September 2023).', '## Verantwortlich', 'Sehwerk Verband, Speichergasse 12, 3011 Bern, datenschutz@sehwerk.example', '## Welche Daten', '- Mitglieder: Betrieb, Ansprechperson, Adresse, Zahl der Beschäftigten, Beiträge', '- Verzeichnis: Angaben, die der Betrieb selbst freigibt', '- Kongress: Betrieb, Ansprechperson, Telefon, E-Mail-Adresse und die Namen der Angemeldeten', '- Website: technische Protokolle mit gekürzter IP-Adresse, 30 Tage', '## Weitergabe', 'Ausstellende erhalten keine Teilnehmerlisten. Druckerei und Versand erhalten nur die nötigen Adressen. Die Daten liegen in der Schweiz.', '## Aufbewahrung', 'Mitgliederdaten bis zehn Jahre nach Austritt, Kongressdaten zwei Jahre, Anfragen ein Jahr.', '## Ihre Rechte', 'Sie können Auskunft, Berichtigung, Herausgabe und Löschung verlangen. Aufsichtsbehörde ist der EDÖB in Bern.', 'Stand: November 2026']),
            fr: rich(['La loi fédérale sur la protection des données fait foi (LPD, en vigueur depuis le 1er septembre 2023).', '## Responsable', 'Association Sehwerk, Speichergasse 12, 3011 Bern, datenschutz@sehwerk.example', '## Données traitées', '- Membres : entreprise, contact, adresse, nombre d’employés, cotisations', '- Répertoire : indications publiées par l’entreprise elle-même', '- Congrès : entreprise, personne de contact, téléphone, adresse e-mail et noms des personnes inscrites', '- Site : journaux techniques avec adresse IP abrégée, 30 jours', '## Transmission', 'Les exposants ne reçoivent aucune liste. L’imprimerie et l’expédition n’obtiennent que les adresses nécessaires. Les données restent en Suisse.', '## Conservation', 'Membres : dix ans après la sortie. Congrès : deux ans. Demandes : un an.', '## Vos droits', 'Vous pouvez demander l’accès, la rectification, la remise et l’effacement. L’autorité de surveillance est le PFPDT, à Berne.', 'État : novembre 2026']),
          },
        },
      },
    },
  ],
}

export const terms: DemoPage = {
  key: 'terms',
  slugs: same('~terms'),
  name: { de: 'AGB', fr: 'Conditions générales' },
  description: { de: 'Welche Bedingungen für den Kongress, für Inserate auf dem Marktplatz und für die Mitgliedschaft gelten.', fr: 'Quelles conditions s’appliquent au congrès, aux annonces sur le marché et à l’adhésion à Sehwerk.' },
  sections: [
    legalHero({ de: 'Allgemeine Geschäftsbedingungen', fr: 'Conditions générales' }, { de: 'Mitgliedschaft, Kongress, Inserate, Zahlung.', fr: 'Adhésion, congrès, annonces, paiement.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['## Mitgliedschaft', 'Es gelten die Statuten. Der Austritt ist auf Ende Kalenderjahr möglich, mit drei Monaten Frist.', '## Kongress', 'Anmeldungen sind verbindlich. Abmeldungen bis 30 Tage vorher kosten nichts, beim Sponsoring bis Ende Januar 2027; danach ist der ganze Betrag geschuldet. Eine Ersatzperson ist jederzeit willkommen.', '## Inserate', 'Für Inhalt und Preis haftet, wer inseriert. Der Verband darf Inserate ablehnen oder entfernen.', '## Zahlung', 'Rechnungen sind innert 30 Tagen fällig, in CHF, inklusive Mehrwertsteuer, wo geschuldet.', '## Recht', 'Es gilt Schweizer Recht. Gerichtsstand ist Bern.']),
            fr: rich(['## Adhésion', 'Les statuts s’appliquent. La démission est possible pour la fin de l’année civile, avec trois mois de préavis.', '## Congrès', 'Les inscriptions sont fermes. Annulation gratuite jusqu’à 30 jours avant, pour un sponsoring jusqu’à fin janvier 2027 ; ensuite, le montant total est dû. Une personne remplaçante est toujours la bienvenue.', '## Annonces', 'L’annonceur répond du contenu et du prix. L’association peut refuser ou retirer une annonce.', '## Paiement', 'Factures à 30 jours, en CHF, TVA comprise le cas échéant.', '## Droit', 'Le droit suisse s’applique. For à Berne.']),
          },
        },
      },
    },
  ],
}

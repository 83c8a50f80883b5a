import { rich, type DemoPage } from '../../demo-site.ts'
import { legalHero } from '../words.ts'

export const imprint: DemoPage = {
  key: 'imprint',
  role: 'imprint',
  slugs: { de: '~imprint' },
  name: { de: 'Impressum' },
  description: { de: 'Impressum der Backstube Morgenrot GmbH: wer hinter dem Brot steht und wie du uns in Schaffhausen erreichst.' },
  sections: [
    legalHero('Impressum', 'Wer hier bäckt und wer dafür geradesteht.'),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['**Backstube Morgenrot GmbH**', 'Webergasse 21, 8200 Schaffhausen, Schweiz', 'Telefon +41 52 555 06 30, hallo@morgenrot.example', 'Handelsregister des Kantons Schaffhausen, UID CHE-000.000.004 MWST', 'Verantwortlich: Miriam Tanner', '## Haftung', 'Preise und Angebote können sich ändern, es gilt der Preis im Laden. Alle Preise in Schweizer Franken inklusive Mehrwertsteuer.', '## Bilder und Texte', 'Sie gehören uns. Wenn du etwas davon brauchst, frag kurz.']),
          },
        },
      },
    },
  ],
}

export const privacy: DemoPage = {
  key: 'privacy',
  role: 'privacyPolicy',
  slugs: { de: '~privacy' },
  name: { de: 'Datenschutz' },
  description: { de: 'Welche Daten die Backstube Morgenrot bearbeitet und welche Rechte du hast.' },
  sections: [
    legalHero('Datenschutz', 'Was wir von dir wissen, warum und wie lange.'),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['Es gilt das Schweizer Datenschutzgesetz (DSG, in Kraft seit 1. September 2023).', '## Verantwortlich', 'Backstube Morgenrot GmbH, Webergasse 21, 8200 Schaffhausen, hallo@morgenrot.example', '## Was wir bearbeiten', '- **Bestellungen:** Name, Telefon oder E-Mail, bei Lieferung die Adresse. Belege bewahren wir zehn Jahre auf, wie es das Gesetz verlangt.', '- **Anfragen:** deine Nachricht, bis sie erledigt ist, längstens ein Jahr.', '- **Website:** technische Protokolle mit gekürzter IP-Adresse, 30 Tage.', '## Cookies und Dritte', 'Keine Werbung, keine Auswertung, keine Weitergabe. Die Website wird in der Schweiz betrieben.', '## Deine Rechte', 'Du kannst Auskunft, Berichtigung, Herausgabe oder Löschung verlangen. Beschweren kannst du dich beim EDÖB in Bern.', 'Stand: November 2026']),
          },
        },
      },
    },
  ],
}

export const terms: DemoPage = {
  key: 'terms',
  slugs: { de: '~terms' },
  name: { de: 'AGB' },
  description: { de: 'Welche Bedingungen für Bestellungen, das Brot-Abo und die Lieferung mit dem Velo gelten.' },
  sections: [
    legalHero('Allgemeine Geschäftsbedingungen', 'Was gilt, wenn du bei uns bestellst.'),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['## Bestellung', 'Sie gilt, sobald wir sie bestätigen. Ändern oder absagen kannst du bis 17 Uhr am Vortag, für Dienstag bis Sonntagmittag, Torten bis zwei Tage vorher.', '## Abholung', 'Wir halten deine Bestellung bis Ladenschluss bereit. Nicht abgeholte Ware verrechnen wir.', '## Brot-Abo', 'Kündbar auf jedes Monatsende. Pausen schreiben wir dir gut.', '## Reklamation', 'Ist etwas nicht recht, melde dich am selben Tag. Wir backen neu oder geben das Geld zurück.', '## Allergene', 'In unserer Backstube verarbeiten wir Gluten, Milch, Ei, Nüsse und Sesam. Spuren lassen sich nicht ausschliessen.', '## Recht', 'Es gilt Schweizer Recht, Gerichtsstand ist Schaffhausen, soweit das Gesetz nichts anderes vorschreibt.']),
          },
        },
      },
    },
  ],
}

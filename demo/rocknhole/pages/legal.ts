import { rich, type DemoPage } from '../../demo-site.ts'
import { legalHero, same } from '../words.ts'

export const imprint: DemoPage = {
  key: 'imprint',
  role: 'imprint',
  slugs: same('~imprint'),
  name: { de: 'Impressum', fr: 'Mentions légales', en: 'Imprint' },
  description: { de: 'Impressum der Rock’n’hole GmbH in Winterthur: wer hinter den neun Löchern steht und wo du uns erreichst.', fr: 'Mentions légales de Rock’n’hole GmbH à Winterthour : qui est derrière les neuf trous et où nous joindre.', en: 'Legal notice of Rock’n’hole GmbH in Winterthur: who is behind the nine holes and where to reach us.' },
  sections: [
    legalHero({ de: 'Impressum', fr: 'Mentions légales', en: 'Imprint' }, { de: 'Wer dahinter steckt und wer haftet.', fr: 'Qui est derrière et qui répond.', en: 'Who is behind it and who is liable.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['**Rock’n’hole GmbH**', 'Gleisweg 9, 8400 Winterthur, Schweiz', 'Telefon +41 52 555 09 09, ciao@rocknhole.example', 'Handelsregister des Kantons Zürich, UID CHE-000.000.002 MWST', 'Verantwortlich: Amina Keller', '## Haftung', 'Wir halten die Angaben aktuell, garantieren das aber nicht. Preise in Schweizer Franken inklusive Mehrwertsteuer. Für verlinkte Websites sind deren Betreiber verantwortlich.', '## Bilder', 'Die Illustrationen gehören uns. Frag, bevor du sie verwendest.']),
            fr: rich(['**Rock’n’hole GmbH**', 'Gleisweg 9, 8400 Winterthour, Suisse', 'Téléphone +41 52 555 09 09, ciao@rocknhole.example', 'Registre du commerce du canton de Zurich, IDE CHE-000.000.002 TVA', 'Responsable : Amina Keller', '## Responsabilité', 'Nous tenons ces informations à jour, sans garantie. Prix en francs suisses, TVA comprise. Les sites liés relèvent de leurs exploitants.', '## Images', 'Les illustrations nous appartiennent. Demande avant de les utiliser.']),
            en: rich(['**Rock’n’hole GmbH**', 'Gleisweg 9, 8400 Winterthur, Switzerland', 'Phone +41 52 555 09 09, ciao@rocknhole.example', 'Commercial register of the Canton of Zurich, UID CHE-000.000.002 VAT', 'Responsible: Amina Keller', '## Liability', 'We keep this up to date but cannot guarantee it. Prices in Swiss francs including VAT. Operators of linked sites are responsible for them.', '## Pictures', 'The illustrations are ours. Ask before you use them.']),
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
  name: { de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' },
  description: {
    de: 'Welche Daten wir bearbeiten, wenn du spielst oder schreibst, und welche Rechte du hast.',
    fr: 'Quelles données nous traitons quand tu joues ou écris, et quels sont tes droits.',
    en: 'Which data we process when you play or write to us, and what rights you have.',
  },
  sections: [
    legalHero({ de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' }, { de: 'Wir zählen Schläge, nicht Klicks.', fr: 'On compte les coups, pas les clics.', en: 'We count strokes, not clicks.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['Es gilt das Schweizer Datenschutzgesetz (DSG, in Kraft seit 1. September 2023).', '## Verantwortlich', 'Rock’n’hole GmbH, Gleisweg 9, 8400 Winterthur, datenschutz@rocknhole.example', '## Was wir bearbeiten', '- **Scorekarte:** Spielnamen und Schläge. Ein Spitzname genügt. Nach 90 Tagen gelöscht.', '- **Anfragen:** Name, E-Mail, Nachricht, um dir zu antworten. Nach einem Jahr gelöscht.', '- **Website:** technische Protokolle mit gekürzter IP-Adresse, 30 Tage.', 'Deinen Standort zeigt die Karte nur auf deinem Gerät, und nur wenn du es erlaubst. Wir speichern ihn nicht.', '## Cookies und Dritte', 'Keine Werbung, keine Auswertung. Karten Dritter laden erst nach deinem Klick. Betrieben in der Schweiz.', '## Deine Rechte', 'Du kannst Auskunft, Berichtigung, Herausgabe oder Löschung verlangen. Beschwerden gehen an den EDÖB in Bern.', 'Stand: November 2026']),
            fr: rich(['La loi fédérale sur la protection des données s’applique (LPD, en vigueur depuis le 1er septembre 2023).', '## Responsable', 'Rock’n’hole GmbH, Gleisweg 9, 8400 Winterthour, datenschutz@rocknhole.example', '## Ce que nous traitons', '- **Carte de score :** noms de jeu et coups. Un surnom suffit. Effacés après 90 jours.', '- **Demandes :** nom, e-mail, message, pour te répondre. Effacées après un an.', '- **Site :** journaux techniques avec adresse IP abrégée, 30 jours.', 'La carte montre ta position uniquement sur ton appareil, et seulement si tu l’autorises. Nous ne l’enregistrons pas.', '## Cookies et tiers', 'Ni publicité ni analyse. Les cartes de tiers se chargent après ton clic. Hébergement en Suisse.', '## Tes droits', 'Tu peux demander l’accès, la rectification, la remise ou l’effacement de tes données. Les plaintes vont au PFPDT, à Berne.', 'État : novembre 2026']),
            en: rich(['The Swiss Federal Act on Data Protection applies (FADP, in force since 1 September 2023).', '## Controller', 'Rock’n’hole GmbH, Gleisweg 9, 8400 Winterthur, datenschutz@rocknhole.example', '## What we process', '- **Score card:** player names and strokes. A nickname will do. Deleted after 90 days.', '- **Enquiries:** name, e-mail, message, in order to reply. Deleted after a year.', '- **Website:** technical logs with a shortened IP address, 30 days.', 'The map shows your position on your device only, and only if you allow it. We do not store it.', '## Cookies and third parties', 'No advertising, no analysis. Third-party maps load only after your click. Hosted in Switzerland.', '## Your rights', 'You may ask for access, correction, release or deletion. Complaints go to the FDPIC in Bern.', 'As of November 2026']),
          },
        },
      },
    },
  ],
}

export const terms: DemoPage = {
  key: 'terms',
  slugs: same('~terms'),
  name: { de: 'AGB', fr: 'Conditions générales', en: 'Terms' },
  description: { de: 'Spielregeln fürs Kleingedruckte: was für Tickets, Haftung und Absagen bei Rock’n’hole! gilt.', fr: 'Les règles en petits caractères : billets, responsabilité, annulations.', en: 'The rules of the small print: what applies to tickets, liability and cancellations at Rock’n’hole!' },
  sections: [
    legalHero({ de: 'Allgemeine Geschäftsbedingungen', fr: 'Conditions générales', en: 'General terms' }, { de: 'Die Regeln neben den Spielregeln.', fr: 'Les règles à côté des règles du jeu.', en: 'The rules beside the rules of the game.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['## Tickets', 'Ein Ticket gilt am Tag des Kaufs für eine Runde. Zehnerabos sind zwei Jahre gültig und übertragbar.', '## Schläger und Ball', 'Du bringst beides zurück. Für verlorene Schläger verrechnen wir CHF 60.', '## Haftung', 'Du spielst auf eigene Verantwortung und haftest für Schäden, die du verursachst. Eine Privathaftpflicht ist sinnvoll.', '## Gruppen', 'Absagen sind bis sieben Tage vorher kostenlos, danach verrechnen wir 50 %.', '## Wetter', 'Müssen wir wegen Sturm schliessen, gilt dein Ticket an einem anderen Tag.', '## Recht', 'Es gilt Schweizer Recht, Gerichtsstand ist Winterthur, soweit das Gesetz nichts anderes vorschreibt.']),
            fr: rich(['## Billets', 'Un billet vaut pour une partie le jour de l’achat. L’abonnement de dix est valable deux ans et transmissible.', '## Club et balle', 'Tu rends les deux. Un club perdu est facturé CHF 60.', '## Responsabilité', 'Tu joues sous ta propre responsabilité et réponds des dommages causés. Une assurance RC privée est utile.', '## Groupes', 'Annulation gratuite jusqu’à sept jours avant, ensuite 50 % sont facturés.', '## Météo', 'Si une tempête nous oblige à fermer, ton billet reste valable un autre jour.', '## Droit', 'Le droit suisse s’applique, for à Winterthour, sous réserve des fors impératifs.']),
            en: rich(['## Tickets', 'A ticket is good for one round on the day of purchase. Ten-round passes are valid for two years and transferable.', '## Club and ball', 'Bring both back. A lost club costs CHF 60.', '## Liability', 'You play at your own risk and are liable for damage you cause. Personal liability insurance is a good idea.', '## Groups', 'Cancel free of charge up to seven days before, after that we charge 50%.', '## Weather', 'If a storm makes us close, your ticket is valid another day.', '## Law', 'Swiss law applies, place of jurisdiction is Winterthur unless the law requires otherwise.']),
          },
        },
      },
    },
  ],
}

import { rich, type DemoPage } from '../../demo-site.ts'
import { legalHero, same } from '../words.ts'

export const imprint: DemoPage = {
  key: 'imprint',
  role: 'imprint',
  slugs: same('~imprint'),
  name: { de: 'Impressum', fr: 'Mentions légales', it: 'Note legali', en: 'Imprint' },
  description: { de: 'Impressum der Optik Seeblick AG: wer hinter dieser Website steht und wie Sie uns in Rapperswil erreichen.', fr: 'Mentions légales d’Optik Seeblick AG : qui est derrière ce site et comment nous joindre à Rapperswil.', it: 'Note legali di Optik Seeblick AG: chi sta dietro a questo sito e come raggiungerci a Rapperswil.', en: 'Legal notice of Optik Seeblick AG: who is behind this website and how to reach us in Rapperswil.' },
  sections: [
    legalHero({ de: 'Impressum', fr: 'Mentions légales', it: 'Note legali', en: 'Imprint' }, { de: 'Wer hinter dieser Website steht.', fr: 'Qui est derrière ce site.', it: 'Chi c’è dietro questo sito.', en: 'Who is behind this website.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['**Optik Seeblick AG**', 'Fischmarktplatz 7, 8640 Rapperswil, Schweiz', 'Telefon +41 55 555 01 01, hallo@optik-seeblick.example', 'Handelsregister des Kantons St. Gallen, UID CHE-000.000.001 MWST', 'Verantwortlich für den Inhalt: Regula Hatt', '## Haftung', 'Wir prüfen unsere Angaben sorgfältig, können aber nicht für jede Aktualität einstehen. Preise verstehen sich in Schweizer Franken inklusive Mehrwertsteuer. Für Inhalte verlinkter Websites sind deren Betreiber verantwortlich.', '## Urheberrecht', 'Texte und Bilder gehören der Optik Seeblick AG. Wer sie verwenden möchte, fragt bitte vorher.']),
            fr: rich(['**Optik Seeblick AG**', 'Fischmarktplatz 7, 8640 Rapperswil, Suisse', 'Téléphone +41 55 555 01 01, hallo@optik-seeblick.example', 'Registre du commerce du canton de Saint-Gall, IDE CHE-000.000.001 TVA', 'Responsable du contenu : Regula Hatt', '## Responsabilité', 'Nous vérifions nos informations avec soin sans pouvoir garantir leur actualité en tout temps. Les prix s’entendent en francs suisses, TVA comprise. Les sites liés relèvent de leurs exploitants.', '## Droits d’auteur', 'Les textes et images appartiennent à Optik Seeblick AG. Merci de nous demander avant toute utilisation.']),
            it: rich(['**Optik Seeblick AG**', 'Fischmarktplatz 7, 8640 Rapperswil, Svizzera', 'Telefono +41 55 555 01 01, hallo@optik-seeblick.example', 'Registro di commercio del Cantone di San Gallo, IDI CHE-000.000.001 IVA', 'Responsabile dei contenuti: Regula Hatt', '## Responsabilità', 'Verifichiamo con cura le informazioni, ma non possiamo garantirne sempre l’attualità. I prezzi sono in franchi svizzeri, IVA inclusa. Dei siti collegati rispondono i rispettivi gestori.', '## Diritti d’autore', 'Testi e immagini appartengono a Optik Seeblick AG. Chi desidera usarli è pregato di chiedere prima.']),
            en: rich(['**Optik Seeblick AG**', 'Fischmarktplatz 7, 8640 Rapperswil, Switzerland', 'Phone +41 55 555 01 01, hallo@optik-seeblick.example', 'Commercial register of the Canton of St. Gallen, UID CHE-000.000.001 VAT', 'Responsible for content: Regula Hatt', '## Liability', 'We check our information carefully but cannot vouch for it being current at all times. Prices are in Swiss francs including VAT. Operators of linked websites are responsible for their content.', '## Copyright', 'Texts and pictures belong to Optik Seeblick AG. Please ask before you use them.']),
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
  name: { de: 'Datenschutz', fr: 'Protection des données', it: 'Protezione dei dati', en: 'Privacy' },
  description: {
    de: 'Welche Personendaten Optik Seeblick bearbeitet, wozu, wie lange, und welche Rechte Sie nach dem Datenschutzgesetz haben.',
    fr: 'Quelles données Optik Seeblick traite, dans quel but, combien de temps, et quels sont vos droits selon la LPD.',
    it: 'Quali dati tratta Optik Seeblick, a che scopo, per quanto tempo e quali diritti ha secondo la LPD.',
    en: 'Which personal data Optik Seeblick processes, why, for how long, and your rights under the Swiss Data Protection Act.',
  },
  sections: [
    legalHero({ de: 'Datenschutz', fr: 'Protection des données', it: 'Protezione dei dati', en: 'Privacy' }, { de: 'Welche Daten wir brauchen, wofür und wie lange.', fr: 'Quelles données nous utilisons, pourquoi et combien de temps.', it: 'Quali dati usiamo, perché e per quanto tempo.', en: 'Which data we need, what for and for how long.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['Diese Erklärung richtet sich nach dem Schweizer Datenschutzgesetz (DSG, in Kraft seit 1. September 2023).', '## Verantwortlich', 'Optik Seeblick AG, Fischmarktplatz 7, 8640 Rapperswil, datenschutz@optik-seeblick.example', '## Welche Daten wir bearbeiten', '- Anfragen: Name, E-Mail, Telefon und Ihre Nachricht, um Ihnen zu antworten', '- Kundendossier: Messwerte, Verordnungen und Käufe. Gesundheitsdaten sind besonders schützenswert; Zugriff hat nur, wer Sie berät.', '- Website: technische Protokolle mit gekürzter IP-Adresse, nach 30 Tagen gelöscht', '## Cookies und Dritte', 'Wir setzen keine Cookies zur Werbung oder Auswertung. Karten und Videos von Dritten laden erst, wenn Sie darauf klicken. Die Website wird in der Schweiz betrieben.', '## Aufbewahrung', 'Kundendossiers bewahren wir zehn Jahre nach Ihrem letzten Besuch auf, Anfragen ohne Auftrag ein Jahr.', '## Ihre Rechte', 'Sie können Auskunft, Berichtigung, Herausgabe oder Löschung Ihrer Daten verlangen. Beschwerden nimmt der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern entgegen.', 'Stand: November 2026']),
            fr: rich(['La présente déclaration se fonde sur la loi fédérale sur la protection des données (LPD, en vigueur depuis le 1er septembre 2023).', '## Responsable', 'Optik Seeblick AG, Fischmarktplatz 7, 8640 Rapperswil, datenschutz@optik-seeblick.example', '## Données traitées', '- Demandes : nom, e-mail, téléphone et message, pour vous répondre', '- Dossier client : mesures, ordonnances et achats. Les données de santé sont sensibles ; seules les personnes qui vous conseillent y ont accès.', '- Site : journaux techniques avec adresse IP abrégée, effacés après 30 jours', '## Cookies et tiers', 'Nous n’utilisons aucun cookie publicitaire ou d’analyse. Les cartes et vidéos de tiers ne se chargent qu’à votre clic. Le site est hébergé en Suisse.', '## Conservation', 'Les dossiers sont conservés dix ans après votre dernière visite, les demandes sans suite un an.', '## Vos droits', 'Vous pouvez demander l’accès à vos données, leur rectification, leur remise ou leur effacement. Le Préposé fédéral à la protection des données et à la transparence (PFPDT), à Berne, reçoit les plaintes.', 'État : novembre 2026']),
            it: rich(['La presente dichiarazione si basa sulla legge federale sulla protezione dei dati (LPD, in vigore dal 1° settembre 2023).', '## Titolare', 'Optik Seeblick AG, Fischmarktplatz 7, 8640 Rapperswil, datenschutz@optik-seeblick.example', '## Dati trattati', '- Richieste: nome, e-mail, telefono e messaggio, per risponderle', '- Dossier cliente: misurazioni, prescrizioni e acquisti. I dati sulla salute sono degni di particolare protezione; vi accede solo chi La consiglia.', '- Sito: registri tecnici con indirizzo IP abbreviato, cancellati dopo 30 giorni', '## Cookie e terzi', 'Non usiamo cookie pubblicitari o di analisi. Mappe e video di terzi si caricano solo con un Suo clic. Il sito è gestito in Svizzera.', '## Conservazione', 'Conserviamo i dossier per dieci anni dall’ultima visita, le richieste senza incarico per un anno.', '## I Suoi diritti', 'Può chiedere accesso, rettifica, consegna o cancellazione dei Suoi dati. I reclami vanno all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT), a Berna.', 'Stato: novembre 2026']),
            en: rich(['This statement follows the Swiss Federal Act on Data Protection (FADP, in force since 1 September 2023).', '## Controller', 'Optik Seeblick AG, Fischmarktplatz 7, 8640 Rapperswil, datenschutz@optik-seeblick.example', '## What we process', '- Enquiries: name, e-mail, phone and your message, in order to reply', '- Customer file: measurements, prescriptions and purchases. Health data is sensitive; only the people who advise you can see it.', '- Website: technical logs with a shortened IP address, deleted after 30 days', '## Cookies and third parties', 'We set no cookies for advertising or analysis. Third-party maps and videos load only when you click them. The website is hosted in Switzerland.', '## Retention', 'Customer files are kept for ten years after your last visit, enquiries without an order for one year.', '## Your rights', 'You may ask for access to, correction, release or deletion of your data. Complaints go to the Federal Data Protection and Information Commissioner (FDPIC) in Bern.', 'As of November 2026']),
          },
        },
      },
    },
  ],
}

export const terms: DemoPage = {
  key: 'terms',
  slugs: same('~terms'),
  name: { de: 'AGB', fr: 'Conditions générales', it: 'Condizioni generali', en: 'Terms' },
  description: {
    de: 'Allgemeine Geschäftsbedingungen der Optik Seeblick AG: Preise, Zahlung, Umtausch, Garantie.',
    fr: 'Conditions générales d’Optik Seeblick AG : prix, paiement, échange, garantie.',
    it: 'Condizioni generali di Optik Seeblick AG: prezzi, pagamento, cambio, garanzia.',
    en: 'General terms of Optik Seeblick AG: prices, payment, exchange, warranty.',
  },
  sections: [
    legalHero({ de: 'Allgemeine Geschäftsbedingungen', fr: 'Conditions générales', it: 'Condizioni generali', en: 'General terms' }, { de: 'Was gilt, wenn Sie bei uns kaufen oder einen Termin buchen.', fr: 'Ce qui s’applique quand vous achetez ou prenez rendez-vous.', it: 'Che cosa vale quando acquista o prenota da noi.', en: 'What applies when you buy or book with us.' }),
    {
      type: 'richTextBlock',
      slots: {
        textBlock: {
          rich: {
            de: rich(['## Auftrag', 'Brillen und Linsen fertigen wir nach Ihren Werten. Der Auftrag gilt, sobald Sie ihn im Geschäft oder schriftlich bestätigen.', '## Preise und Zahlung', 'Alle Preise in CHF inklusive Mehrwertsteuer. Ab CHF 500 verlangen wir eine Anzahlung von 30 %. Rechnungen sind innert 30 Tagen fällig.', '## Umtausch', 'Gläser, an die Sie sich nicht gewöhnen, ersetzen wir innert vier Wochen einmal kostenlos.', '## Gewährleistung', 'Zwei Jahre auf Fassungen und Gläser bei Material- und Herstellungsfehlern. Ausgenommen sind Kratzer und Bruch durch Gebrauch.', '## Recht und Gerichtsstand', 'Es gilt Schweizer Recht. Gerichtsstand ist Rapperswil-Jona, soweit das Gesetz nichts anderes vorschreibt.']),
            fr: rich(['## Commande', 'Lunettes et lentilles sont réalisées à vos valeurs. La commande est ferme dès votre confirmation en magasin ou par écrit.', '## Prix et paiement', 'Tous les prix en CHF, TVA comprise. Dès CHF 500, nous demandons un acompte de 30 %. Factures payables à 30 jours.', '## Échange', 'Les verres auxquels vous ne vous habituez pas sont remplacés une fois sans frais dans les quatre semaines.', '## Garantie', 'Deux ans sur montures et verres pour défauts de matière et de fabrication. Rayures et casse à l’usage exclues.', '## Droit et for', 'Le droit suisse s’applique. Le for est à Rapperswil-Jona, sous réserve des fors impératifs.']),
            it: rich(['## Ordine', 'Occhiali e lenti sono realizzati secondo i Suoi valori. L’ordine è vincolante con la conferma in negozio o per iscritto.', '## Prezzi e pagamento', 'Tutti i prezzi in CHF, IVA inclusa. Da CHF 500 chiediamo un acconto del 30 %. Fatture pagabili entro 30 giorni.', '## Cambio', 'Le lenti a cui non si abitua vengono sostituite una volta gratuitamente entro quattro settimane.', '## Garanzia', 'Due anni su montature e lenti per difetti di materiale e fabbricazione. Esclusi graffi e rotture d’uso.', '## Diritto e foro', 'Si applica il diritto svizzero. Foro competente è Rapperswil-Jona, salvo fori imperativi.']),
            en: rich(['## Orders', 'Glasses and lenses are made to your values. An order is binding once you confirm it in the shop or in writing.', '## Prices and payment', 'All prices in CHF including VAT. From CHF 500 we ask for a 30% deposit. Invoices are due within 30 days.', '## Exchange', 'Lenses you cannot get used to are replaced once, free of charge, within four weeks.', '## Warranty', 'Two years on frames and lenses for faults in material and workmanship. Scratches and breakage through use are excluded.', '## Law and jurisdiction', 'Swiss law applies. Place of jurisdiction is Rapperswil-Jona unless the law requires otherwise.']),
          },
        },
      },
    },
  ],
}

import type { DemoPage } from '../../demo-site.ts'
import { bookButton, person } from '../words.ts'

export const team: DemoPage = {
  key: 'team',
  slugs: { de: 'team', fr: 'equipe', it: 'team', en: 'team' },
  name: { de: 'Team', fr: 'Équipe', it: 'Team', en: 'Team' },
  description: {
    de: 'Sechs Gesichter von Optik Seeblick: Optometrie, Kontaktlinsen, Kinderoptik und Werkstatt.',
    fr: 'Six visages d’Optik Seeblick : optométrie, lentilles, optique pour enfants et atelier.',
    it: 'Sei volti di Optik Seeblick: optometria, lenti a contatto, ottica per bambini e laboratorio.',
    en: 'Six faces of Optik Seeblick: optometry, contact lenses, children’s optics and the workshop.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Vierzehn Leute, 28 wache Augen', fr: 'Quatorze personnes, vingt-huit yeux attentifs', it: 'Quattordici persone, ventotto occhi attenti', en: 'Fourteen people, twenty-eight sharp eyes' } },
        description: {
          text: {
            de: 'Alle haben den Beruf gelernt, drei lernen ihn gerade bei uns. Sie treffen meistens dieselbe Person wieder.',
            fr: 'Toutes et tous ont appris le métier, trois sont en formation chez nous. Vous retrouverez presque toujours la même personne.',
            it: 'Tutti hanno imparato il mestiere, tre lo stanno imparando da noi. Ritroverà quasi sempre la stessa persona.',
            en: 'All of them trained for this, and three are training with us now. You will nearly always see the same person again.',
          },
        },
        button: bookButton,
        image: { picture: 'branch-rapperswil', alt: { de: 'Laden in Rapperswil, durch die Bogenfenster sieht man das Schloss', fr: 'Magasin de Rapperswil, le château derrière les fenêtres en arc', it: 'Negozio di Rapperswil, il castello dietro le finestre ad arco', en: 'Rapperswil shop, the castle seen through arched windows' } },
      },
    },
    {
      type: 'teamContainer',
      options: { layout: 'grid', columns: 3, color: 'surface' },
      slots: {
        title: { text: { de: 'Wer Sie empfängt', fr: 'Qui vous accueille', it: 'Chi La accoglie', en: 'Who will meet you' } },
        description: { text: { de: 'Sechs von vierzehn. Schreiben Sie direkt, wenn Sie jemanden schon kennen.', fr: 'Six sur quatorze. Écrivez directement si vous connaissez déjà quelqu’un.', it: 'Sei su quattordici. Se conosce già qualcuno, scriva direttamente.', en: 'Six of fourteen. If you already know someone, write to them directly.' } },
      },
      cards: [
        person({
          picture: 'portrait-1',
          name: 'Regula Hatt',
          role: { de: 'Inhaberin, Optometristin MSc', fr: 'Propriétaire, optométriste MSc', it: 'Titolare, optometrista MSc', en: 'Owner, optometrist MSc' },
          about: { de: 'Findet heraus, warum der Kopf am Abend brummt.', fr: 'Trouve pourquoi la tête bourdonne le soir.', it: 'Scopre perché la sera la testa pesa.', en: 'Finds out why your head aches in the evening.' },
          email: 'hatt@optik-seeblick.example',
        }),
        person({
          picture: 'portrait-2',
          name: 'Davide Bernasconi',
          role: { de: 'Leiter Stäfa, Optometrist', fr: 'Responsable de Stäfa, optométriste', it: 'Responsabile di Stäfa, optometrista', en: 'Head of Stäfa, optometrist' },
          about: { de: 'Misst Kinderaugen und verliert beim Memory mit Absicht.', fr: 'Mesure les yeux des enfants et perd exprès au memory.', it: 'Misura gli occhi dei bambini e a memory perde apposta.', en: 'Tests children’s eyes and loses at pairs on purpose.' },
          email: 'bernasconi@optik-seeblick.example',
        }),
        person({
          picture: 'portrait-3',
          name: 'Mireille Favre',
          role: { de: 'Leiterin Wädenswil, Kontaktlinsen', fr: 'Responsable de Wädenswil, lentilles', it: 'Responsabile di Wädenswil, lenti a contatto', en: 'Head of Wädenswil, contact lenses' },
          about: { de: 'Spricht Deutsch, Französisch und sehr ruhig.', fr: 'Parle allemand, français et très calmement.', it: 'Parla tedesco, francese e con molta calma.', en: 'Speaks German, French and very calmly.' },
          email: 'favre@optik-seeblick.example',
        }),
        person({
          picture: 'portrait-4',
          name: 'Samir Haddad',
          role: { de: 'Werkstatt', fr: 'Atelier', it: 'Laboratorio', en: 'Workshop' },
          about: { de: 'Lötet Bügel, die andere aufgegeben haben.', fr: 'Soude les branches que d’autres ont abandonnées.', it: 'Salda le aste che altri hanno dato per perse.', en: 'Solders temples others have given up on.' },
          email: 'haddad@optik-seeblick.example',
        }),
        person({
          picture: 'portrait-5',
          name: 'Margrit Imhof',
          role: { de: 'Augenoptikerin, seit 1991 in Rapperswil', fr: 'Opticienne, à Rapperswil depuis 1991', it: 'Ottica, a Rapperswil dal 1991', en: 'Optician, in Rapperswil since 1991' },
          about: { de: 'Legt acht Fassungen hin, und eine passt.', fr: 'Pose huit montures, dont la bonne.', it: 'Posa otto montature, e una è quella giusta.', en: 'Lays out eight frames, and one of them is it.' },
          email: 'imhof@optik-seeblick.example',
        }),
        person({
          picture: 'portrait-6',
          name: 'Nino Caduff',
          role: { de: 'Lernender im dritten Jahr', fr: 'Apprenti en troisième année', it: 'Apprendista al terzo anno', en: 'Third-year apprentice' },
          about: { de: 'Kennt alle Schrauben beim Namen.', fr: 'Connaît chaque vis par son nom.', it: 'Conosce ogni vite per nome.', en: 'Knows every screw by name.' },
          email: 'caduff@optik-seeblick.example',
        }),
      ],
    },
    {
      type: 'jobs',
      options: { color: 'background' },
      slots: { title: { text: { de: 'Offene Stellen', fr: 'Postes ouverts', it: 'Posti vacanti', en: 'Open positions' } } },
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'secondary' },
      slots: {
        kicker: { text: { de: 'Lehrstelle 2027', fr: 'Place d’apprentissage 2027', it: 'Posto di tirocinio 2027', en: 'Apprenticeship 2027' } },
        title: { text: { de: 'Augenoptikerin oder Augenoptiker EFZ lernen', fr: 'Apprendre le métier d’opticien', it: 'Imparare il mestiere di ottico', en: 'Train as an optician' } },
        description: {
          text: {
            de: 'Für August 2027 suchen wir jemanden mit ruhiger Hand und Freude an Menschen. Schnuppern geht jeden Mittwoch.',
            fr: 'Pour août 2027, nous cherchons une main sûre qui aime les gens. Stage d’essai possible chaque mercredi.',
            it: 'Per agosto 2027 cerchiamo una mano ferma che ami le persone. Stage di prova ogni mercoledì.',
            en: 'For August 2027 we are looking for a steady hand who likes people. Trial days every Wednesday.',
          },
        },
        button: { text: { de: 'Schreiben Sie uns', fr: 'Écrivez-nous', it: 'Ci scriva', en: 'Write to us' }, link: { type: 'email', email: 'lehre@optik-seeblick.example' } },
      },
    },
  ],
}

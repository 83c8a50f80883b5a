import type { DemoPage } from '../../demo-site.ts'
import { bookButton, personCard } from '../words.ts'

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
        title: { text: { de: 'Vierzehn Leute, achtundzwanzig wache Augen', fr: 'Quatorze personnes, vingt-huit yeux attentifs', it: 'Quattordici persone, ventotto occhi attenti', en: 'Fourteen people, twenty-eight sharp eyes' } },
        description: {
          text: {
            de: 'Alle haben den Beruf gelernt, drei lernen ihn gerade bei uns. Sie treffen meistens dieselbe Person wieder.',
            fr: 'Toutes et tous ont appris le métier, trois sont en formation chez nous. Vous retrouverez presque toujours la même personne.',
            it: 'Tutti hanno imparato il mestiere, tre lo stanno imparando da noi. Ritroverete quasi sempre la stessa persona.',
            en: 'All of them trained for this, and three are training with us now. You will nearly always see the same person again.',
          },
        },
        button: bookButton,
        image: { picture: 'branch-rapperswil', alt: { de: 'Laden in Rapperswil, durch die Bogenfenster sieht man das Schloss', fr: 'Magasin de Rapperswil, le château derrière les fenêtres en arc', it: 'Negozio di Rapperswil, il castello dietro le finestre ad arco', en: 'Rapperswil shop, the castle seen through arched windows' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'surface' },
      slots: {
        title: { text: { de: 'Wer Sie empfängt', fr: 'Qui vous accueille', it: 'Chi vi accoglie', en: 'Who will meet you' } },
      },
      cards: [
        personCard('portrait-1', 'Regula Hatt', {
          de: 'Inhaberin, Optometristin MSc. Findet heraus, warum der Kopf am Abend brummt.',
          fr: 'Propriétaire, optométriste MSc. Trouve pourquoi la tête bourdonne le soir.',
          it: 'Titolare, optometrista MSc. Scopre perché la sera la testa pesa.',
          en: 'Owner, optometrist MSc. Finds out why your head aches in the evening.',
        }),
        personCard('portrait-2', 'Davide Bernasconi', {
          de: 'Leiter Stäfa, Optometrist. Misst Kinderaugen und gewinnt jedes Memory.',
          fr: 'Responsable de Stäfa, optométriste. Mesure les yeux des enfants et gagne au memory.',
          it: 'Responsabile di Stäfa, optometrista. Misura gli occhi dei bambini e vince a memory.',
          en: 'Head of Stäfa, optometrist. Tests children’s eyes and wins every game of pairs.',
        }),
        personCard('portrait-3', 'Mireille Favre', {
          de: 'Leiterin Wädenswil, Kontaktlinsen. Spricht Deutsch, Französisch und sehr ruhig.',
          fr: 'Responsable de Wädenswil, lentilles. Parle allemand, français et très calmement.',
          it: 'Responsabile di Wädenswil, lenti a contatto. Parla tedesco, francese e con molta calma.',
          en: 'Head of Wädenswil, contact lenses. Speaks German, French and very calmly.',
        }),
        personCard('portrait-4', 'Samir Haddad', {
          de: 'Werkstatt. Lötet Bügel, die andere aufgegeben haben.',
          fr: 'Atelier. Soude les branches que d’autres ont abandonnées.',
          it: 'Laboratorio. Salda le aste che altri hanno dato per perse.',
          en: 'Workshop. Solders temples others have given up on.',
        }),
        personCard('portrait-5', 'Margrit Imhof', {
          de: 'Augenoptikerin, seit 1991 in Rapperswil. Legt acht Fassungen hin, und eine passt.',
          fr: 'Opticienne, à Rapperswil depuis 1991. Pose huit montures, dont la bonne.',
          it: 'Ottica, a Rapperswil dal 1991. Posa otto montature, e una è quella giusta.',
          en: 'Optician, in Rapperswil since 1991. Lays out eight frames, and one of them is it.',
        }),
        personCard('portrait-6', 'Nino Caduff', {
          de: 'Lernender im dritten Jahr. Kennt alle Schrauben beim Namen.',
          fr: 'Apprenti en troisième année. Connaît chaque vis par son nom.',
          it: 'Apprendista al terzo anno. Conosce ogni vite per nome.',
          en: 'Third-year apprentice. Knows every screw by name.',
        }),
      ],
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
        button: { text: { de: 'Schreiben Sie uns', fr: 'Écrivez-nous', it: 'Scriveteci', en: 'Write to us' }, link: { type: 'email', email: 'lehre@optik-seeblick.example' } },
      },
    },
  ],
}

import type { DemoPage } from '../../demo-site.ts'
import { bookButton, same } from '../words.ts'

export const contact: DemoPage = {
  key: 'contact',
  role: 'contact',
  slugs: same('~contact'),
  name: { de: 'Kontakt', fr: 'Contact', it: 'Contatti', en: 'Contact' },
  description: {
    de: 'Anfrage senden, Adressen, Telefonnummern und Öffnungszeiten von Optik Seeblick in Rapperswil, Stäfa und Wädenswil.',
    fr: 'Formulaire, adresses, téléphones et horaires d’Optik Seeblick à Rapperswil, Stäfa et Wädenswil.',
    it: 'Modulo, indirizzi, telefoni e orari di Optik Seeblick a Rapperswil, Stäfa e Wädenswil.',
    en: 'Enquiry form, addresses, phone numbers and opening hours of Optik Seeblick in Rapperswil, Stäfa and Wädenswil.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Kommen Sie vorbei', fr: 'Passez nous voir', it: 'Venga a trovarci', en: 'Drop in' } },
        description: {
          text: {
            de: 'Für Reparaturen und Fragen brauchen Sie keinen Termin. Für alles andere schreiben Sie uns gleich hier.',
            fr: 'Pour une réparation ou une question, nul besoin de rendez-vous. Pour le reste, écrivez-nous ici même.',
            it: 'Per riparazioni e domande non serve appuntamento. Per tutto il resto ci scriva qui.',
            en: 'No appointment needed for repairs and questions. For everything else, write to us right here.',
          },
        },
        button: bookButton,
        image: { picture: 'branch-staefa', alt: { de: 'Laden in Stäfa mit Blick auf Rebhang und Kirche', fr: 'Magasin de Stäfa avec vue sur les vignes et l’église', it: 'Negozio di Stäfa con vista su vigne e chiesa', en: 'Stäfa shop overlooking vineyards and the church' } },
      },
    },
    {
      type: 'contactForm',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Was dürfen wir für Sie tun?', fr: 'Que pouvons-nous faire pour vous ?', it: 'Che cosa possiamo fare per Lei?', en: 'What can we do for you?' } },
        description: {
          text: {
            de: 'Sagen Sie uns, worum es geht und wann es Ihnen passt. Wir antworten innert eines Arbeitstages, meistens mit einem Terminvorschlag.',
            fr: 'Dites-nous de quoi il s’agit et quand cela vous convient. Nous répondons sous un jour ouvrable, le plus souvent avec une proposition de rendez-vous.',
            it: 'Ci dica di che cosa si tratta e quando Le va bene. Rispondiamo entro un giorno lavorativo, di solito con una proposta di appuntamento.',
            en: 'Tell us what it is about and when suits you. We reply within one working day, usually with a suggested appointment.',
          },
        },
      },
    },
    {
      type: 'contact',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'Drei Filialen am Zürichsee', fr: 'Trois magasins au bord du lac de Zurich', it: 'Tre filiali sul lago di Zurigo', en: 'Three branches on Lake Zurich' } } },
    },
  ],
}

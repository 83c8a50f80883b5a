import type { DemoPage } from '../../demo-site.ts'
import { bookButton, same } from '../words.ts'

export const contact: DemoPage = {
  key: 'contact',
  role: 'contact',
  slugs: same('~contact'),
  name: { de: 'Kontakt', fr: 'Contact', it: 'Contatto', en: 'Contact' },
  description: {
    de: 'Adressen, Telefonnummern und Öffnungszeiten von Optik Seeblick in Rapperswil, Stäfa und Wädenswil.',
    fr: 'Adresses, téléphones et horaires d’Optik Seeblick à Rapperswil, Stäfa et Wädenswil.',
    it: 'Indirizzi, telefoni e orari di Optik Seeblick a Rapperswil, Stäfa e Wädenswil.',
    en: 'Addresses, phone numbers and opening hours of Optik Seeblick in Rapperswil, Stäfa and Wädenswil.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        title: { text: { de: 'Kommen Sie vorbei', fr: 'Passez nous voir', it: 'Venite a trovarci', en: 'Drop in' } },
        description: {
          text: {
            de: 'Für Reparaturen und Fragen brauchen Sie keinen Termin. Schreiben Sie uns sonst an hallo@optik-seeblick.example.',
            fr: 'Pour une réparation ou une question, nul besoin de rendez-vous. Sinon, écrivez à hallo@optik-seeblick.example.',
            it: 'Per riparazioni e domande non serve appuntamento. Altrimenti scrivete a hallo@optik-seeblick.example.',
            en: 'No appointment needed for repairs and questions. Or write to hallo@optik-seeblick.example.',
          },
        },
        button: bookButton,
        image: { picture: 'branch-staefa', alt: { de: 'Laden in Stäfa mit Blick auf Rebhang und Kirche', fr: 'Magasin de Stäfa avec vue sur les vignes et l’église', it: 'Negozio di Stäfa con vista su vigne e chiesa', en: 'Stäfa shop overlooking vineyards and the church' } },
      },
    },
    {
      type: 'contact',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'Drei Filialen am Zürichsee', fr: 'Trois magasins au bord du lac de Zurich', it: 'Tre filiali sul lago di Zurigo', en: 'Three branches on Lake Zurich' } } },
    },
  ],
}

import type { FrameTexts } from './de.ts'

export const fr: FrameTexts = {
  everywhere: 'Figure sur chaque page',
  menu: 'Menu et pages',
  settings: {
    header: 'En-tête',
    logo: 'Logo',
    footer: 'Pied de page',
    hours: 'Heures d’ouverture',
    bookingButton: 'Bouton de réservation',
  },
}

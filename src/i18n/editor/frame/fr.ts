import type { FrameTexts } from './de.ts'

export const fr: FrameTexts = {
  everywhere: 'Figure sur chaque page',
  menu: 'Menu et pages',
  settings: {
    header: 'Régler l’en-tête',
    logo: 'Logo',
    footer: 'Régler le pied de page',
    hours: 'Heures d’ouverture',
    bookingButton: 'Régler le bouton de réservation',
  },
}

import type { PlaceTexts } from './de.ts'

export const fr: PlaceTexts = {
  addPicture: 'Ajouter une image',
  changePicture: 'Changer l’image',
  addVideo: 'Ajouter une vidéo',
  missingLink: 'Lien manquant',
  missingText: 'Texte manquant',
  lostPage: 'La page n’existe plus',
}

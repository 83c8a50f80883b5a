import type { OptionTexts } from './de.ts'

export const fr: OptionTexts = {
  title: 'Réglages\u202f: {name}',
  close: 'Fermer',
  saving: 'Enregistrement en cours',
  reset: 'Réinitialiser\u202f: {name}',
  nothing: 'Il n’y a rien à régler ici.',
  parts: { look: 'Apparence', content: 'Afficher', rest: 'Autres' },
  none: 'Aucun choix',
  easyToRead: 'lisible',
  hardToRead: 'peu lisible',
  contrastLow: 'Le texte est difficile à lire sur cette couleur\u202f: contraste {ratio}, il faut 4.5.',
  locations: {
    none: 'No locations available',
    gone: 'N’existe plus',
    one: '1 succursale',
    several: '{count} succursales',
  },
  poi: {
    place: 'Lieu {number}',
    one: '1 lieu',
    several: '{count} lieux',
    atLeastTwo: 'Deux lieux restent toujours\u202f: départ et arrivée.',
    latitudeRefused: 'Un nombre de -90 à 90',
    longitudeRefused: 'Un nombre de -180 à 180',
  },
  route: {
    help: 'Coordonnées en paires de nombres, en liste JSON ou en GeoJSON. Vide signifie\u202f: aucun itinéraire.',
    points: '{count} points',
  },
  textRefused: 'Cette valeur ne peut pas être enregistrée.',
  addressRefused: 'Veuillez saisir une adresse qui commence par https://.',
  languages: {
    title: 'Langues\u202f: {name}',
    text: 'Dans les langues non cochées, «\u202f{name}\u202f» n’existe pas pour les visiteurs.',
    last: 'Au moins une langue reste. Pour toutes\u202f: «\u202fMasquer\u202f» sous «\u202fAutres outils\u202f».',
    current: 'affichée en ce moment',
  },
}

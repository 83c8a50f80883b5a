import type { SectionTexts } from './de.ts'

export const fr: SectionTexts = {
  sources: {
    branches: 'Vos succursales s’affichent ici d’elles-mêmes avec adresse et heures d’ouverture, sinon les données du pied de page. Saisissez-les dans les réglages du site.',
    collection: 'Les pages publiées de la collection s’affichent ici d’elles-mêmes. Créez la première sous «\u202fPages\u202f».',
    reviews: 'Les avis sur vos succursales s’affichent ici. Choisissez les succursales dans les réglages de cette section.',
    instagram: 'Vos dernières publications s’affichent ici, dès qu’Instagram est relié dans les réglages du site.',
    photos: 'Les photos que vous téléversez pour cette section s’affichent ici.',
    booking: 'Le bouton apparaît dès qu’un lien de réservation figure dans les réglages de cette section.',
    jobs: 'Les postes ouverts des membres s’affichent ici d’eux-mêmes.',
    members: 'Les membres s’affichent ici d’eux-mêmes.',
    market: 'Les offres des membres s’affichent ici d’elles-mêmes.',
  },
  origins: {
    branches: 'L’adresse et les horaires proviennent des réglages',
    collection: 'Les entrées proviennent de leurs propres pages',
    reviews: 'Les avis proviennent de vos clients',
    instagram: 'Les publications proviennent d’Instagram',
    photos: 'Les photos proviennent des médias du site',
    booking: 'La destination se trouve dans les réglages',
    jobs: 'Les postes proviennent des membres',
    members: 'Les entrées proviennent des membres',
    market: 'Les offres proviennent des membres',
  },
  editPage: 'Modifier la page',
  addCard: 'Ajouter\u202f: {name}',
  importArticle: 'Reprendre un article',
  drag: 'Déplacer\u202f: {name}',
  copied: '«\u202f{name}\u202f» copié. À coller sur n’importe quelle page du site avec Ctrl+V.',
  nothingCopied: 'Rien n’est encore copié.',
  fitsNowhere: '«\u202f{name}\u202f» va dans une section qui contient de telles cartes. Choisissez-en d’abord une.',
}

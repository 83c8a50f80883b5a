import type { LinkTexts } from './de.ts'

export const fr: LinkTexts = {
  title: 'Lien',
  close: 'Fermer',
  target: 'Où le lien doit-il mener ?',
  examples: { page: 'Chercher une page ou saisir une adresse', url: 'www.exemple.ch', phone: '021 123 45 67', email: 'info@exemple.ch' },
  types: { label: 'Type de lien', url: 'Site web', phone: 'Téléphone', email: 'E-mail', page: 'Page' },
  apply: 'Appliquer',
  remove: 'Supprimer le lien',
  current: 'Mène à {target}',
  problems: {
    empty: 'Veuillez indiquer où le lien doit mener.',
    unsafe:
      'Ce type de lien n’est pas autorisé, car il pourrait lancer un programme sur votre site. Sont autorisés les adresses en https://, les numéros de téléphone et les adresses e-mail.',
    url: 'Veuillez saisir une adresse web valable, par exemple www.exemple.ch.',
    phone: 'Veuillez saisir un numéro de téléphone valable, par exemple 021 123 45 67.',
    email: 'Veuillez saisir une adresse e-mail valable, par exemple info@exemple.ch.',
  },
  pages: {
    label: 'Pages de votre site',
    loading: 'Chargement des pages…',
    failed: 'Les pages n’ont pas pu être chargées.',
    again: 'Réessayer',
    none: 'Ce site n’a pas encore de pages.',
    nothingFound: 'Aucune page ne porte ce nom.',
    gone: 'La page à laquelle ce lien menait n’existe plus.',
    navigation: 'Menu',
    topLevel: 'Pages individuelles',
    uncategorized: 'Sans catégorie',
    collections: 'Collections',
    untitled: 'Sans titre',
    roles: { home: 'Page d’accueil', contact: 'Contact', imprint: 'Mentions légales', privacyPolicy: 'Protection des données', search: 'Recherche' },
    states: { draft: 'Brouillon', archived: 'Archivée', markedForDeletion: 'Sera supprimée' },
    names: { services: 'Prestations', team: 'Équipe', testimonials: 'Témoignages', map: 'Carte', trail: 'Parcours' },
  },
}

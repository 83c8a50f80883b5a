import type { Samples } from './de.ts'

export const fr: Samples = {
  plain: {
    kicker: ['Un mot d’abord'],
    title: ['Un titre qui donne envie de lire'],
    subtitle: ['Une courte phrase de plus'],
    description: ['Deux ou trois phrases suffisent pour dire ce que c’est, à qui cela s’adresse et ce que cela apporte.'],
    textBlock: ['Il y a ici de la place pour un texte plus long. Racontez ce qui compte pour vous, comme vous le feriez de vive voix.'],
    button: ['En savoir plus'],
    secondaryButton: ['Nous contacter'],
    name: ['Prénom Nom'],
    function: ['Rôle dans l’entreprise'],
    quote: ['Ce que quelqu’un a dit de bien sur vous.'],
    email: ['nom@exemple.ch'],
    duration: ['30 minutes'],
    cost: ['50'],
  },
  hero: {
    kicker: ['Bienvenue'],
    title: ['Heureux de vous accueillir'],
    subtitle: ['Ce que nous faisons, en une phrase'],
    description: ['Deux ou trois phrases pour celles et ceux qui viennent ici pour la première fois, sur ce que vous proposez et pourquoi on aime venir chez vous.'],
  },
  announcement: {
    title: ['À noter'],
    description: ['Notre magasin reste fermé lundi.'],
    button: ['En savoir plus'],
  },
  columns: {
    title: ['Conseil'],
    secondaryTitle: ['Savoir-faire'],
    tertiaryTitle: ['Service'],
    description: ['Une ou deux phrases sur le premier thème.'],
    secondaryDescription: ['Une ou deux phrases sur le deuxième thème.'],
    tertiaryDescription: ['Une ou deux phrases sur le troisième thème.'],
    button: ['En savoir plus'],
    secondaryButton: ['En savoir plus'],
    tertiaryButton: ['En savoir plus'],
  },
  booking: {
    title: ['Prendre rendez-vous'],
    description: ['Choisissez tranquillement l’heure qui vous convient.'],
    button: ['Choisir une date'],
  },
  team: {
    title: ['Notre équipe'],
    description: ['Ces personnes sont là pour vous.'],
  },
  person: {
    name: ['Anne Modèle', 'Benoît Exemple', 'Claire Dupont'],
    function: ['Propriétaire', 'Conseil', 'Atelier'],
    description: ['Une phrase sur ce que cette personne aime faire.'],
  },
  offer: {
    title: ['Notre offre'],
    description: ['Ce que nous pouvons faire pour vous.'],
  },
  voices: {
    title: ['Ce que disent nos clientes et clients'],
  },
  voice: {
    quote: ['Aimable, précis et sans hâte. Je reviendrai avec plaisir.', 'Enfin quelqu’un qui prend le temps.', 'Tout convenait du premier coup.'],
    name: ['Anne M.', 'Benoît E.', 'Claire D.'],
    function: ['Cliente', 'Client', 'Cliente'],
  },
  gallery: {
    title: ['Aperçus'],
    description: ['Une phrase sur les images.'],
  },
  picture: {
    title: ['Titre de l’image'],
    description: ['Une phrase sur l’image.'],
  },
  services: {
    title: ['Prestations'],
    description: ['Ce que vous recevez chez nous.'],
  },
  service: {
    title: ['Première prestation', 'Deuxième prestation', 'Troisième prestation'],
    description: ['Une ou deux phrases sur ce qui est compris et à qui cela s’adresse.'],
    duration: ['30 minutes', '45 minutes', '60 minutes'],
    cost: ['50', '80', '120'],
  },
  contact: {
    title: ['Comment nous trouver'],
  },
  articles: {
    title: ['Bon à savoir'],
    description: ['Des articles à lire.'],
  },
  article: {
    title: ['Premier article', 'Deuxième article', 'Troisième article'],
    description: ['De quoi il s’agit, en une phrase.'],
  },
  news: {
    title: ['Actualités'],
    description: ['Ce qui se passe chez nous.'],
  },
  newsItem: {
    kicker: ['1er mars', '15 mars', '30 mars'],
    title: ['Nouveau dans l’assortiment', 'Journée portes ouvertes', 'Horaires prolongés'],
    description: ['Quoi, quand et où, en deux phrases.'],
  },
  products: {
    title: ['De notre assortiment'],
    description: ['Une petite sélection.'],
  },
  product: {
    title: ['Premier produit', 'Deuxième produit', 'Troisième produit'],
    description: ['Ce qui le rend particulier.'],
    cost: ['24.90', '49', '120'],
    button: ['Voir'],
  },
  steps: {
    title: ['Comment cela se passe'],
    description: ['En quelques étapes.'],
  },
  step: {
    title: ['Faire connaissance', 'Conseiller', 'Emporter'],
    description: ['Ce qui se passe à cette étape.'],
  },
  video: {
    title: ['Un regard en coulisses'],
    description: ['De quoi parle la vidéo.'],
  },
  form: {
    title: ['Écrivez-nous'],
    description: ['Nous répondons aussi vite que possible.'],
  },
  reviews: {
    title: ['Avis'],
  },
  social: {
    title: ['Sur Instagram'],
  },
  photos: {
    title: ['Images'],
  },
}

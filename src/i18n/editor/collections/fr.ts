import type { CollectionTexts } from './de.ts'

export const fr: CollectionTexts = {
  arrange: 'Ordonner les entrées',
  title: 'Ordonner les entrées',
  intro: 'Glissez les entrées dans l’ordre souhaité. Les visiteurs le verront dès que cette page sera publiée.',
  shown: 'Visibles',
  archived: 'Masquées',
  nothingShown: 'Aucune entrée n’est visible pour l’instant.',
  empty: 'Cette collection n’a pas encore d’entrées.',
  drag: 'Déplacer {name}',
  up: '{name}\u202f: vers le haut',
  down: '{name}\u202f: vers le bas',
  hide: 'Masquer {name}',
  show: 'Afficher {name}',
  moved: '{name}\u202f: place {place} sur {count}',
  draft: 'Brouillon',
  add: 'Ajouter une entrée',
  done: 'Terminé',
  failed: 'Les entrées n’ont pas pu être chargées.',
  again: 'Réessayer',
  unnamed: 'Sans nom',
}

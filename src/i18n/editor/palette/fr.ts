import type { PaletteTexts } from './de.ts'

export const fr: PaletteTexts = {
  title: 'Chercher une fonction',
  search: 'Rechercher une section ou une commande',
  sections: 'Sur cette page',
  actions: 'Commandes',
  nothingFound: 'Rien ne correspond.',
  close: 'Fermer',
  copy: 'Copier',
  paste: 'Coller',
  addCard: 'Ajouter une carte',
  writeIn: 'Modifier en {language}',
}

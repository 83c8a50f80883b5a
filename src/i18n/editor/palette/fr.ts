import type { PaletteTexts } from './de.ts'

export const fr: PaletteTexts = {
  title: 'Chercher une fonction',
  search: 'Chercher une section ou une fonction',
  sections: 'Sur cette page',
  actions: 'Fonctions',
  nothingFound: 'Rien ne correspond.',
  close: 'Fermer',
  copy: 'Copier',
  paste: 'Coller',
  addCard: 'Ajouter une carte',
  writeIn: 'Modifier en {language}',
}

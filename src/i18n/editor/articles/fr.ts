import type { ArticleTexts } from './de.ts'

export const fr: ArticleTexts = {
  title: 'Reprendre un article',
  text: 'Indiquez l’adresse d’un article du blog relié. Son titre, son début et son image deviennent une nouvelle carte, que vous pouvez modifier.',
  url: 'Adresse de l’article',
  example: 'https://blog.exemple.ch/yeux-secs',
  empty: 'URL non indiquée',
  wrong: 'Veuillez indiquer une adresse web valable, par exemple https://blog.exemple.ch/article.',
  add: 'Reprendre',
  adding: 'Recherche de l’article…',
  cancel: 'Annuler',
  close: 'Fermer',
  added: 'Article repris',
  addError: 'URL introuvable',
  checking: 'Un instant…',
  notConnected: 'Aucun blog n’est encore relié.',
  notConnectedText: 'La personne qui exploite ce site peut en relier un. Vous pouvez toujours écrire les cartes vous-même, avec l’adresse de l’article dans leurs réglages.',
  failed: 'Le chargement a échoué.',
  again: 'Réessayer',
}

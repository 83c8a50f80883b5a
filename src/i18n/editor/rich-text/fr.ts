import type { RichTextTexts } from './de.ts'

export const fr: RichTextTexts = {
  tools: 'Mettre en forme le texte',
  hierarchy: 'Type de texte',
  levels: {
    heading1: 'Titre 1',
    heading2: 'Titre 2',
    heading3: 'Titre 3',
    heading4: 'Titre 4',
    heading5: 'Titre 5',
    heading6: 'Titre 6',
    large: 'Grand texte',
    paragraph: 'Paragraphe',
    small: 'Petit texte',
  },
  bold: 'Gras',
  italic: 'Italique',
  size: 'Taille du texte',
  sizes: { large: 'Grande', normal: 'Normale', small: 'Petite' },
  color: 'Couleur',
  colors: { text: 'Couleur du texte', primary: 'Couleur principale', accent: 'Couleur d’accent', muted: 'Discrète' },
  list: 'Liste',
  link: 'Lien',
  page: 'Page',
  removeLink: 'Supprimer le lien',
  close: 'Fermer',
  tooLong: 'Il n’y a pas assez de place ici pour autant de texte.',
}

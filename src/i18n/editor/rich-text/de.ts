export const de = {
  tools: 'Text gestalten',
  hierarchy: 'Textart',
  levels: {
    heading1: 'Überschrift 1',
    heading2: 'Überschrift 2',
    heading3: 'Überschrift 3',
    heading4: 'Überschrift 4',
    heading5: 'Überschrift 5',
    heading6: 'Überschrift 6',
    large: 'Grosser Text',
    paragraph: 'Absatz',
    small: 'Kleiner Text',
  },
  bold: 'Fett',
  italic: 'Kursiv',
  size: 'Schriftgrösse',
  sizes: { large: 'Gross', normal: 'Normal', small: 'Klein' },
  color: 'Farbe',
  colors: { text: 'Textfarbe', primary: 'Hauptfarbe', accent: 'Akzentfarbe', muted: 'Zurückhaltend' },
  list: 'Liste',
  link: 'Link',
  page: 'Seite',
  removeLink: 'Link entfernen',
  close: 'Schliessen',
  tooLong: 'So viel Text hat hier nicht Platz.',
}

export type RichTextTexts = typeof de

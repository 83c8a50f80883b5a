export const de = {
  title: 'Funktion suchen',
  search: 'Abschnitt oder Funktion suchen',
  sections: 'Auf dieser Seite',
  actions: 'Funktionen',
  nothingFound: 'Dazu ist nichts zu finden.',
  close: 'Schliessen',
  copy: 'Kopieren',
  paste: 'Einfügen',
  addCard: 'Karte hinzufügen',
  writeIn: 'Auf {language} bearbeiten',
}

type Words<T> = { [Key in keyof T]: string }

export type PaletteTexts = Words<typeof de>

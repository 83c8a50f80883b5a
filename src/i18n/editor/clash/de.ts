/** Words of the question which of two versions of something site-wide counts. */
export const de = {
  text: 'Jemand hat dasselbe in der Zwischenzeit geändert. Welche Fassung soll gelten?',
  textBy: '{name} hat dasselbe in der Zwischenzeit geändert. Welche Fassung soll gelten?',
  line: '{name}: {value}',
  names: {
    settings: 'Einstellungen der Website',
    theme: 'Farben und Schriften',
    navigation: 'Menü',
    languages: 'Sprachen der Website',
    glossary: 'Wörterliste',
    start: 'Geführter Start',
    collection: 'Reihenfolge der Einträge',
    page: 'Seite «{name}»',
    media: 'Bild «{name}»',
  },
  page: { name: 'Name', address: 'Adresse', description: 'Beschreibung', languages: 'Ausgeblendet auf', locked: 'Mit Passwort' },
  media: { name: 'Name', alt: 'Bildbeschreibung', tags: 'Stichwörter', folder: 'Ordner', focus: 'Blickpunkt' },
  removed: 'gelöscht',
  archived: 'Ausgeblendet',
  unknownPage: 'andere Seite',
  somePicture: 'ein Bild',
  noEntries: 'keine Einträge',
  yes: 'ja',
  no: 'nein',
  blank: 'leer',
  ownLook: 'eigene',
  closed: 'geschlossen',
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type ClashTexts = Words<typeof de>

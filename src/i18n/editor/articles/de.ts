/** Words of the dialog that takes over an article from a blog. */
export const de = {
  title: 'Artikel übernehmen',
  text: 'Geben Sie die Adresse eines Artikels aus dem verbundenen Blog ein. Titel, Anfang und Bild werden eine neue Karte, die Sie ändern können.',
  url: 'Adresse des Artikels',
  example: 'https://blog.beispiel.ch/trockene-augen',
  empty: 'URL nicht angegeben',
  wrong: 'Bitte geben Sie eine gültige Webadresse ein, zum Beispiel https://blog.beispiel.ch/artikel.',
  add: 'Übernehmen',
  adding: 'Artikel wird geholt …',
  cancel: 'Abbrechen',
  close: 'Schliessen',
  added: 'Artikel übernommen',
  addError: 'Url nicht gefunden',
  checking: 'Einen Augenblick …',
  notConnected: 'Es ist noch kein Blog verbunden.',
  notConnectedText:
    'Die Person, die diese Website betreibt, kann einen verbinden. Karten können Sie weiterhin selbst schreiben, mit der Adresse des Artikels in ihren Einstellungen.',
  failed: 'Das konnte nicht geladen werden.',
  again: 'Erneut versuchen',
}

export type ArticleTexts = Record<keyof typeof de, string>

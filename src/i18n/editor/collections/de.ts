/** What an editor reads where a section lists the pages of a collection. */
export const de = {
  arrange: 'Einträge ordnen',
  title: 'Einträge ordnen',
  intro: 'Ziehen Sie die Einträge in die gewünschte Reihenfolge. Besucherinnen und Besucher sehen sie, sobald diese Seite veröffentlicht ist.',
  shown: 'Sichtbar',
  archived: 'Ausgeblendet',
  nothingShown: 'Zurzeit ist kein Eintrag sichtbar.',
  empty: 'Diese Sammlung hat noch keine Einträge.',
  drag: '{name} verschieben',
  up: '{name} nach oben',
  down: '{name} nach unten',
  hide: '{name} ausblenden',
  show: '{name} einblenden',
  moved: '{name}: Platz {place} von {count}',
  draft: 'Entwurf',
  add: 'Eintrag hinzufügen',
  done: 'Fertig',
  failed: 'Die Einträge konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  unnamed: 'Ohne Namen',
}

export type CollectionTexts = typeof de

/** Words of the history, loaded with its panel. */
export const de = {
  title: 'Verlauf',
  close: 'Schliessen',
  loading: 'Verlauf wird gelesen …',
  failed: 'Der Verlauf konnte nicht gelesen werden.',
  tryAgain: 'Erneut versuchen',
  empty: 'Noch nichts geschehen',
  emptyText: 'Was Sie auf dieser Seite ändern, steht hier, und jede Veröffentlichung.',
  more: 'Ältere zeigen',
  today: 'Heute',
  yesterday: 'Gestern',
  somebody: 'Jemand',
  backs: { undo: 'Rückgängig gemacht', redo: 'Wiederholt' },
  published: 'Veröffentlicht',
  discarded: 'Entwurf verworfen',
  restored: 'Veröffentlichung zurückgenommen',
  gone: 'Diese Fassung wird nicht mehr aufbewahrt.',
  takeBack: 'Zurücknehmen',
  takenBack: 'Die Veröffentlichung ist zurückgenommen. Ihre Änderungen sind wieder ein Entwurf; «Entwurf verwerfen» wirft sie weg.',
  takeBackFailed: 'Konnte nicht zurückgenommen werden',
  look: 'Ansehen',
  changed: '{before} → {after}',
  blank: 'leer',
  now: 'Heute',
  versionOf: 'Fassung vom {time}',
  sameAsToday: 'Gleich wie heute',
  showToday: 'Heute zeigen',
  showVersion: 'Fassung zeigen',
  back: 'Zurück zum Verlauf',
  restore: 'Diese Fassung als Entwurf',
  restoredDone: 'Die Fassung ist jetzt Ihr Entwurf',
  undo: 'Rückgängig',
  versionFailed: 'Die Fassung konnte nicht gelesen werden',
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type VersionTexts = Words<typeof de>

/** What is asked before something goes. */
export const de = {
  deletion: {
    title: '«{name}» löschen?',
    text: '«{name}» und alles darin wird gelöscht. Mit «Rückgängig» holen Sie es zurück.',
    confirm: 'Löschen',
    cancel: 'Abbrechen',
  },
  revert: {
    title: 'Änderungen verwerfen?',
    text: 'Alle nicht veröffentlichten Änderungen auf dieser Seite gehen verloren. Das lässt sich nicht rückgängig machen.',
    textMultilingual: 'Alle nicht veröffentlichten Änderungen auf dieser Seite gehen in allen Sprachen verloren. Das lässt sich nicht rückgängig machen.',
    confirm: 'Verwerfen',
    cancel: 'Abbrechen',
  },
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type DialogTexts = Words<typeof de>

/** Words of the changelog, loaded with its dialog. The error text is the rule's. */
export const de = {
  title: 'Neuigkeiten',
  loading: 'Neuigkeiten werden geladen …',
  failed: 'Ein Fehler ist aufgetreten',
  empty: 'Es gibt noch keine Neuigkeiten.',
  close: 'Schliessen',
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type ChangelogTexts = Words<typeof de>

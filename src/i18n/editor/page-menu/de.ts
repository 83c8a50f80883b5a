/** The menu of the whole page, which can be put anywhere in the window. */
export const de = {
  move: 'Menü verschieben (auch mit den Pfeiltasten)',
}

export type PageMenuTexts = { [Key in keyof typeof de]: string }

/** What an editor reads who presses on what stands around the content of every page. */
export const de = {
  everywhere: 'Steht auf jeder Seite',
  menu: 'Menü und Seiten',
  settings: {
    header: 'Kopfzeile einstellen',
    logo: 'Logo',
    footer: 'Fusszeile einstellen',
    hours: 'Öffnungszeiten',
    bookingButton: 'Buchungsknopf einstellen',
  },
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type FrameTexts = Words<typeof de>

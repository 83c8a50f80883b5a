/** Words about who else is on the page, loaded once the page is open. */
export const de = {
  others: 'Auch auf dieser Seite: {names}',
  worksHere: '{name} arbeitet hier',
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type PresenceTexts = Words<typeof de>

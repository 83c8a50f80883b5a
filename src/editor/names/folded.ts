/** Accents, case and the kind of apostrophe do not matter to somebody who types in a hurry. */
export function folded(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

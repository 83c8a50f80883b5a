/** Parts of one thing as a sentence: none that is empty or was said before, and no comma after a full stop. */
export function joinWords(parts: readonly string[]): string {
  const said = new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))
  return [...said].reduce((before, part) => (before === '' ? part : `${before}${/[.!?…:][»”"’)]*$/.test(before) ? ' ' : ', '}${part}`), '')
}

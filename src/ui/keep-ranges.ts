/** «6.00–18.30» or «5 pm–11 pm» stays in one line: a browser would break it after the dash. */
export const keepRanges = (words: string): string => words.replaceAll(/(?<=\d(?: ?[ap]m| h)?)–(?=\d)/g, '\u2060–\u2060')

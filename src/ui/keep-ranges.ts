/** «6.00–18.30» stays in one line: a browser would break it after the dash. */
export const keepRanges = (words: string): string => words.replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

import type { Samples } from './de.ts'

/** Sample words are loaded by those who edit a page, in the one language that it has. */
export const sampleLoaders: Readonly<Partial<Record<string, () => Promise<Samples>>>> = {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  en: async () => (await import('./en.ts')).en,
}

/** The language itself, else the site's first one that there are words in, else English. */
export function sampleLanguage(language: string, siteLanguages: readonly string[]): string {
  return [language, ...siteLanguages].find((one) => sampleLoaders[one] !== undefined) ?? 'en'
}

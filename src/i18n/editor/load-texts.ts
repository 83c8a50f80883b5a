import type { EditorTexts } from './de.ts'

/** One language is enough for one editor. */
export async function loadEditorTexts(locale: 'de' | 'fr'): Promise<EditorTexts> {
  if (locale === 'fr') return (await import('./fr.ts')).fr
  return (await import('./de.ts')).de
}

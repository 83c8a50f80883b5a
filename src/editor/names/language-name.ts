import type { EditorLocale } from '../../model/locales.ts'

/** «Französisch», as the editor's language calls it. */
export function languageName(locale: string, editorLocale: EditorLocale): string {
  const name = new Intl.DisplayNames([editorLocale], { type: 'language' }).of(locale) ?? locale.toUpperCase()
  return name.charAt(0).toLocaleUpperCase(editorLocale) + name.slice(1)
}

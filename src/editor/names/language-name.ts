import type { EditorLocale } from '../../model/locales.ts'

/** As the editor's language writes it inside a sentence: «Französisch», but «allemand». */
export function languageInSentence(locale: string, editorLocale: EditorLocale): string {
  return new Intl.DisplayNames([editorLocale], { type: 'language' }).of(locale) ?? locale.toUpperCase()
}

/** Where it stands alone. */
export function languageName(locale: string, editorLocale: EditorLocale): string {
  const name = languageInSentence(locale, editorLocale)
  return name.charAt(0).toLocaleUpperCase(editorLocale) + name.slice(1)
}

import type { EditorLocale } from '../../model/locales.ts'

/** As the editor's language writes it inside a sentence: «Französisch», but «allemand». */
export function languageInSentence(locale: string, editorLocale: EditorLocale): string {
  return new Intl.DisplayNames([editorLocale], { type: 'language' }).of(locale) ?? locale.toUpperCase()
}

/** «Allemand, italien et anglais»: several, where a sentence begins with them. */
export function languageNames(locales: readonly string[], editorLocale: EditorLocale): string {
  return capitalised(new Intl.ListFormat(editorLocale).format(locales.map((locale) => languageInSentence(locale, editorLocale))), editorLocale)
}

/** Where it stands alone. */
export function languageName(locale: string, editorLocale: EditorLocale): string {
  return capitalised(languageInSentence(locale, editorLocale), editorLocale)
}

const capitalised = (name: string, editorLocale: EditorLocale) => name.charAt(0).toLocaleUpperCase(editorLocale) + name.slice(1)

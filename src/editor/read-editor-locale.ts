import { editorLocaleSchema, type EditorLocale } from '../model/locales.ts'
import { openSession } from './queue/browser-parts.ts'

/** E-259: the language of the page, that of the editor's words, and the one the site offered when they were chosen. */
export const LANGUAGE_KEYS = { page: 'currentLanguage', editor: 'editorLanguage', offered: 'i18n' } as const

/** The tab's own choice wins over the site's setting, until the site offers another. */
export function readEditorLocale(setting: EditorLocale, storage = openSession()): EditorLocale {
  const offered = storage?.getItem(LANGUAGE_KEYS.offered) ?? setting
  return (offered === setting && editorLocaleSchema.safeParse(storage?.getItem(LANGUAGE_KEYS.editor)).data) || setting
}

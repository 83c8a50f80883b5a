import { editorLocaleSchema, type EditorLocale, type Locale } from '../model/locales.ts'
import { openSession } from './queue/browser-parts.ts'

/** E-259: the language of the page, that of the editor's words, and the one the site offered when they were chosen. */
const KEYS = { page: 'currentLanguage', editor: 'editorLanguage', offered: 'i18n' } as const

/** The tab's own choice wins over the site's setting, until the site offers another. */
export function readEditorLocale(setting: EditorLocale, storage = openSession()): EditorLocale {
  const offered = storage?.getItem(KEYS.offered) ?? setting
  return (offered === setting && editorLocaleSchema.safeParse(storage?.getItem(KEYS.editor)).data) || setting
}

export function keepLanguages({ page, editor, offered }: { page: Locale; editor: EditorLocale; offered: EditorLocale }, storage = openSession()): void {
  try {
    storage?.setItem(KEYS.page, page)
    storage?.setItem(KEYS.editor, editor)
    storage?.setItem(KEYS.offered, offered)
  } catch {
    // A full storage costs the tab's own choice, nothing else.
  }
}

/** The tab's own language would win over the one that was just chosen for everybody. */
export function forgetEditorLocale(storage = openSession()): void {
  storage?.removeItem(KEYS.editor)
}

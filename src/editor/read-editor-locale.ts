import { editorLocaleSchema, type EditorLocale } from '../model/locales.ts'

/** The tab's own choice wins over the site's setting. */
export function readEditorLocale(setting: EditorLocale): EditorLocale {
  try {
    return editorLocaleSchema.safeParse(sessionStorage.getItem('editorLanguage')).data ?? setting
  } catch {
    return setting
  }
}

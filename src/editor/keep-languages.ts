import type { EditorLocale, Locale } from '../model/locales.ts'
import { openSession } from './queue/browser-parts.ts'
import { LANGUAGE_KEYS as KEYS } from './read-editor-locale.ts'

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

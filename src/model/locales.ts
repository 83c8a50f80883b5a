import { z } from 'zod'

export const LOCALES = ['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt'] as const
export const localeSchema = z.enum(LOCALES)
export type Locale = z.infer<typeof localeSchema>

export const EDITOR_LOCALES = ['de', 'fr'] as const
export const editorLocaleSchema = z.enum(EDITOR_LOCALES)
export type EditorLocale = z.infer<typeof editorLocaleSchema>

export const CURRENCY = 'CHF'

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value)
}

export function isMultilingual(locales: readonly Locale[]): boolean {
  return locales.length > 1
}

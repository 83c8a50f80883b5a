import { de, type TranslationTexts } from './de.ts'
import { fr } from './fr.ts'

export const translationTexts: Record<'de' | 'fr', TranslationTexts> = { de, fr }

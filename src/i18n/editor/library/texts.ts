import { de, type LibraryTexts } from './de.ts'
import { fr } from './fr.ts'

export const libraryTexts: Record<'de' | 'fr', LibraryTexts> = { de, fr }

import { de, type PagesTexts } from './de.ts'
import { fr } from './fr.ts'

export const pagesTexts: Record<'de' | 'fr', PagesTexts> = { de, fr }

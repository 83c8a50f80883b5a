import { de, type PageMenuTexts } from './de.ts'
import { fr } from './fr.ts'

export const pageMenuTexts: Record<'de' | 'fr', PageMenuTexts> = { de, fr }

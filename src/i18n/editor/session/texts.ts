import { de, type SessionTexts } from './de.ts'
import { fr } from './fr.ts'

export const sessionTexts: Record<'de' | 'fr', SessionTexts> = { de, fr }

import { de, type StartTexts } from './de.ts'
import { fr } from './fr.ts'

export const startTexts: Record<'de' | 'fr', StartTexts> = { de, fr }

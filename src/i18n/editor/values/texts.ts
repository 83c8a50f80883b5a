import { de, type ValueTexts } from './de.ts'
import { fr } from './fr.ts'

export const valueTexts: Record<'de' | 'fr', ValueTexts> = { de, fr }

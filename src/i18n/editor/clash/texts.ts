import { de, type ClashTexts } from './de.ts'
import { fr } from './fr.ts'

export const clashTexts: Record<'de' | 'fr', ClashTexts> = { de, fr }

import { de, type DialogTexts } from './de.ts'
import { fr } from './fr.ts'

export const dialogTexts: Record<'de' | 'fr', DialogTexts> = { de, fr }

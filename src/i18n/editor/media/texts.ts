import { de, type MediaTexts } from './de.ts'
import { fr } from './fr.ts'

export const mediaTexts: Record<'de' | 'fr', MediaTexts> = { de, fr }

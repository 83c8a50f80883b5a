import { de, type LinkTexts } from './de.ts'
import { fr } from './fr.ts'

export const linkTexts: Record<'de' | 'fr', LinkTexts> = { de, fr }

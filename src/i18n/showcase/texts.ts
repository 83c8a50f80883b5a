import { de, type ShowcaseTexts } from './de.ts'
import { fr } from './fr.ts'

export const showcaseTexts: Record<'de' | 'fr', ShowcaseTexts> = { de, fr }

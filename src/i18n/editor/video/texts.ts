import { de, type VideoTexts } from './de.ts'
import { fr } from './fr.ts'

export const videoTexts: Record<'de' | 'fr', VideoTexts> = { de, fr }

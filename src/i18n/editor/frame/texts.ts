import { de, type FrameTexts } from './de.ts'
import { fr } from './fr.ts'

export const frameTexts: Record<'de' | 'fr', FrameTexts> = { de, fr }

import { de, type PublishTexts } from './de.ts'
import { fr } from './fr.ts'

export const publishTexts: Record<'de' | 'fr', PublishTexts> = { de, fr }

import { de, type PresenceTexts } from './de.ts'
import { fr } from './fr.ts'

export const presenceTexts: Record<'de' | 'fr', PresenceTexts> = { de, fr }

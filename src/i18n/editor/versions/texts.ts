import { de, type VersionTexts } from './de.ts'
import { fr } from './fr.ts'

export const versionTexts: Record<'de' | 'fr', VersionTexts> = { de, fr }

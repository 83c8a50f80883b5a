import { de, type SettingsTexts } from './de.ts'
import { fr } from './fr.ts'

export const settingsTexts: Record<'de' | 'fr', SettingsTexts> = { de, fr }

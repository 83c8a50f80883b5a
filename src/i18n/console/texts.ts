import { de, type ConsoleTexts } from './de.ts'
import { fr } from './fr.ts'

export const consoleTexts: Record<'de' | 'fr', ConsoleTexts> = { de, fr }

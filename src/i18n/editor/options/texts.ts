import { de, type OptionTexts } from './de.ts'
import { fr } from './fr.ts'

export const optionTexts: Record<'de' | 'fr', OptionTexts> = { de, fr }

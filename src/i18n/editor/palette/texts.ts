import { de, type PaletteTexts } from './de.ts'
import { fr } from './fr.ts'

export const paletteTexts: Record<'de' | 'fr', PaletteTexts> = { de, fr }

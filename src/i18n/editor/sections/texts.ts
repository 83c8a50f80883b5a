import { de, type SectionTexts } from './de.ts'
import { fr } from './fr.ts'

/** Of what the editor draws beside sections once the tools are out. */
export const sectionTexts: Record<'de' | 'fr', SectionTexts> = { de, fr }

import { de, type RichTextTexts } from './de.ts'
import { fr } from './fr.ts'

export const richTextTexts: Record<'de' | 'fr', RichTextTexts> = { de, fr }

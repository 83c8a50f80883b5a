import { de, type EditorTexts } from './de.ts'
import { fr } from './fr.ts'

export const editorTexts: Record<'de' | 'fr', EditorTexts> = { de, fr }

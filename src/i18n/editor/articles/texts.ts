import { de, type ArticleTexts } from './de.ts'
import { fr } from './fr.ts'

export const articleTexts: Record<'de' | 'fr', ArticleTexts> = { de, fr }

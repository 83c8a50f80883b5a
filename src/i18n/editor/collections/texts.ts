import { de, type CollectionTexts } from './de.ts'
import { fr } from './fr.ts'

export const collectionTexts: Record<'de' | 'fr', CollectionTexts> = { de, fr }

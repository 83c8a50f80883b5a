import { de, type OtherNames } from './de.ts'
import { fr } from './fr.ts'

export const otherNames: Record<'de' | 'fr', OtherNames> = { de, fr }

import { de, type PlaceTexts } from './de.ts'
import { fr } from './fr.ts'

export const placeTexts: Record<'de' | 'fr', PlaceTexts> = { de, fr }

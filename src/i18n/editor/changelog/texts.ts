import { de, type ChangelogTexts } from './de.ts'
import { fr } from './fr.ts'

export const changelogTexts: Record<'de' | 'fr', ChangelogTexts> = { de, fr }

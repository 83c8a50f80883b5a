import { de, type GameTexts } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

export const gameTexts: Readonly<Record<'de' | 'fr' | 'en', GameTexts>> = { de, fr, en }

const byLocale: Readonly<Record<string, GameTexts | undefined>> = gameTexts

/** The game speaks three languages; players on a page in another one read English. */
export function gameTextsFor(locale: string): GameTexts {
  return byLocale[locale] ?? gameTexts.en
}

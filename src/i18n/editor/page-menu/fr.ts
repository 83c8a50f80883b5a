import type { PageMenuTexts } from './de.ts'

export const fr: PageMenuTexts = {
  move: 'Déplacer le menu (aussi avec les flèches)',
}

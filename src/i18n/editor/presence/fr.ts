import type { PresenceTexts } from './de.ts'

export const fr: PresenceTexts = {
  others: 'Aussi sur cette page\u202f: {names}',
  worksHere: '{name} travaille ici',
}

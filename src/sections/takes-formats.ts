import type { SectionDefinition } from './define-section.ts'
import { findDefinition } from './definitions.ts'

/** Whether bold words, links and lists can be written in it, or on its cards. */
export function takesFormats({ slots, card }: SectionDefinition): boolean {
  const own = Object.values(slots).some((slot) => slot?.contentType === 'localizedRichText')
  const cards = card === undefined ? undefined : findDefinition(card)
  return own || (cards !== undefined && takesFormats(cards))
}

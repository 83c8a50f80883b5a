import { textIn, type Field } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'

/** One place in a section that an editor can fill. */
export type Slot = {
  groupId: string
  name: string
  field: Field
  /** Switched off by the section's own options or by field visibility. */
  isShown: boolean
  /** Not shown for the one reason that visibility was taken from it: an editor still has to find it. */
  isHidden: boolean
}

/** What a visitor reads there; null for an empty or hidden slot. */
export function slotText(slot: Slot | undefined, locale: Locale): string | null {
  return slot?.isShown === true ? textIn(slot.field, locale) : null
}

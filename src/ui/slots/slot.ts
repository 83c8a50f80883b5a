import type { Field } from '../../model/content/field.ts'

/** One place in a section that an editor can fill. */
export type Slot = {
  groupId: string
  name: string
  field: Field
  /** Switched off by the section's own options or by field visibility. */
  isShown: boolean
}

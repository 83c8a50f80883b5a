import type { EditorTexts } from '../i18n/editor/de.ts'
import type { SiteFacts } from '../model/site-facts.ts'
import type { OptionDefinition } from './define-option.ts'

/** What every option's editor gets, whatever its kind. */
export type ControlProps = {
  /** Distinct among the controls that are on the screen together. */
  name: string
  label: string
  option: OptionDefinition
  value: unknown
  texts: EditorTexts
  isDisabled: boolean
  /** The site that is edited; the catalogue has none and shows everything. */
  site?: SiteFacts
  onChange: (value: unknown) => void
}

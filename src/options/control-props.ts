import type { EditorTexts } from '../i18n/editor/de.ts'
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
  onChange: (value: unknown) => void
}
